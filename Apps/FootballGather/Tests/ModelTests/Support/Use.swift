#if os(Linux)
import FootballGatherModel
import FootballGatherTesting

/// Both ways to use the app: what holds for one holds for the other.
enum Use: CaseIterable {
  case account, offline

  /// A phone in use.
  func phone(on server: RealServer) async throws -> Phone {
    switch self {
    case .account: return try await .registered(on: server)
    case .offline:
      let phone = Phone(server)
      _ = try await phone.account.useOffline()
      return phone
    }
  }
}
#endif
