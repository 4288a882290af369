import Rostrum
import RostrumTesting
import Testing

@MainActor
struct ConfirmingTests {
  final class AskingFlow: TestFlow, Confirming {}

  let test = TestNavigator()
  let flow = AskingFlow { $0.push(FakeScreen("first")) }
  let question = Question(title: "Delete Ana?", confirm: "Delete", cancel: "Cancel")

  init() {
    test.start(flow)
  }

  @Test(arguments: [("confirm", true), ("cancel", false)])
  func onlyTheConfirmingButtonConfirms(id: String, isConfirmed: Bool) async {
    async let answer = flow.confirms(question)
    await test.settle()
    let alert = test.alert
    #expect(alert?.title == "Delete Ana?")
    #expect(alert?.actions.map(\.role) == [.destructive, .cancel])
    test.answer(id)
    #expect(await answer == isConfirmed)
  }

  @Test func anAwaitedNoticeReturnsOnceItIsDismissed() async {
    async let isRead: Void = flow.inform(Notice(title: "Over", text: "It is over.", ok: "OK"))
    await test.settle()
    #expect(test.alert?.actions.map(\.title) == ["OK"])
    test.answer("ok")
    await isRead
    #expect(test.alert == nil)
  }

  @Test func notifyingDoesNotWait() async {
    flow.notify(Notice(title: "Over", text: "It is over.", ok: "OK"))
    await test.settle()
    #expect(test.alert?.message == "It is over.")
  }
}
