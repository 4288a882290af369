/// How somebody proves to own a device.
public enum LAPolicy: Int, Sendable {
  /// By a finger or a face.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By a finger or a face, or by the passcode.
  case deviceOwnerAuthentication = 2
}
