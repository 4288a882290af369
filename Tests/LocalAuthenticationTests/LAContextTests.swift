import Foundation
import LocalAuthentication
import Testing

struct LAContextTests {
  @Test func noPolicyCanBeEvaluated() {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.domain == LAErrorDomain)
    #expect(error?.code == LAError.biometryNotAvailable.rawValue)
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.passcodeNotSet.rawValue)
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    #expect(context.biometryType == .none)
  }

  @Test func evaluationFailsWithTheReason() async {
    let context = LAContext()
    await confirmation { replied in
      context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { ok, error in
        #expect(!ok)
        switch error {
        case LAError.passcodeNotSet?: break
        default: Issue.record("another error: \(String(describing: error))")
        }
        #expect((error as? LAError)?.code == .passcodeNotSet)
        replied()
      }
    }
    context.invalidate()
    await #expect(throws: LAError(.invalidContext)) {
      try await context.evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics,
        localizedReason: "Unlock"
      )
    }
  }
}
