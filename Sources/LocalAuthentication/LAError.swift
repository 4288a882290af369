public import Foundation

/// The domain of the errors of `LAContext`.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// The reason why nobody proved to own the device.
public struct LAError: CustomNSError, Equatable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    /// Nobody proved to own the device.
    case authenticationFailed = -1
    /// The user canceled.
    case userCancel = -2
    /// The user chose another way.
    case userFallback = -3
    /// The system canceled.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device recognizes no finger and no face.
    case biometryNotAvailable = -6
    /// The device knows no finger and no face.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app canceled.
    case appCancel = -9
    /// The context was invalidated.
    case invalidContext = -10
    /// The context must not show anything.
    case notInteractive = -1004
  }

  public static var errorDomain: String { LAErrorDomain }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public var errorCode: Int { code.rawValue }

  public var errorUserInfo: [String: Any] { [:] }

  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var notInteractive: Code { .notInteractive }
}

extension LAError.Code {
  /// Whether an error has this code, for `catch LAError.userCancel`.
  public static func ~= (code: LAError.Code, error: any Error) -> Bool {
    (error as? LAError)?.code == code
  }
}
