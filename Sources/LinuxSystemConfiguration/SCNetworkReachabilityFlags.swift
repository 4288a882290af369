/// The ways in which an address can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let transientConnection = Self(rawValue: 1 << 0)
  /// Packets to the address leave this machine, or the address is its own.
  public static let reachable = Self(rawValue: 1 << 1)
  public static let connectionRequired = Self(rawValue: 1 << 2)
  public static let connectionOnTraffic = Self(rawValue: 1 << 3)
  public static let interventionRequired = Self(rawValue: 1 << 4)
  public static let connectionOnDemand = Self(rawValue: 1 << 5)
  /// The address is one of this machine.
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  public static let isDirect = Self(rawValue: 1 << 17)
  /// The address is reached by a cellular network, which never happens here.
  public static let isWWAN = Self(rawValue: 1 << 18)
  public static let connectionAutomatic = connectionOnTraffic
}

/// The raw value of `SCNetworkReachabilityFlags.reachable`.
public let kSCNetworkFlagsReachable = 1 << 1
/// The raw value of `SCNetworkReachabilityFlags.connectionRequired`.
public let kSCNetworkFlagsConnectionRequired = 1 << 2
