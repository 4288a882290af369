import AppPreparation
import Testing

struct SessionTests {
  @Test(arguments: [
    (
      "URLSession(configuration: .default)",
      "URLSession(configuration: _completingRefusedLogins(.default))"
    ),
    (
      "URLSession(configuration: a, delegate: nil, delegateQueue: b)",
      "URLSession(configuration: _completingRefusedLogins(a), delegate: nil, delegateQueue: b)"
    ),
  ])
  func aSessionWithoutADelegateCompletesRefusedRequests(source: String, expected: String) {
    let prepared = Prepared(source)
    #expect(prepared.text() == expected)
    #expect(prepared.module.files[0].text.hasPrefix("import AppHosting; "))
    #expect(prepared.module.files[0].changes.map(\.kind) == [.session])
  }

  @Test func aDelegateMayAnswerTheQuestionForALogin() {
    let source = "URLSession(configuration: a, delegate: self, delegateQueue: nil)"
    #expect(Prepared(source).text() == source)
  }
}
