import FootballGatherModel
import Foundation
import Testing

struct ServerSentEventReaderTests {
  private func events(_ chunks: String...) -> [ServerSentEvent] {
    var reader = ServerSentEventReader()
    return chunks.flatMap { reader.read(Data($0.utf8)) }
  }

  @Test
  func anEventEndsWithAnEmptyLine() {
    #expect(events("event: gather\nid: 3\ndata: {}\n").isEmpty)
    #expect(
      events("event: gather\nid: 3\ndata: {}\n\n")
        == [ServerSentEvent(name: "gather", data: "{}", id: "3")]
    )
  }

  @Test
  func bytesMayBeCutAnywhere() {
    let text = "\u{FEFF}event: é\r\ndata: 1\r\ndata: 2\r\n\r\n: still here\n\ndata:x\r\rdata\n\n"
    let expected = [
      ServerSentEvent(name: "é", data: "1\n2"), ServerSentEvent(data: "x"),
      ServerSentEvent(data: ""),
    ]
    var reader = ServerSentEventReader()
    #expect(reader.read(Data(text.utf8)) == expected)
    var slow = ServerSentEventReader()
    #expect(text.utf8.flatMap { slow.read(Data([$0])) } == expected)
  }

  @Test
  func commentsAndUnknownFieldsArePassedOver() {
    #expect(events(": still here\n\n", "colour: red\n\n").isEmpty)
    #expect(events("colour: red\ndata: a\n\n") == [ServerSentEvent(data: "a")])
  }

  @Test
  func onlyASingleSpaceAfterTheColonIsRemoved() {
    #expect(events("data:  a: b \n\n") == [ServerSentEvent(data: " a: b ")])
  }

  @Test
  func aNameHoldsForOneEventAndAnIdForAllThatFollow() {
    #expect(
      events("event: a\nid: 1\ndata: x\n\ndata: y\n\nid: a\0b\ndata: z\n\n") == [
        ServerSentEvent(name: "a", data: "x", id: "1"), ServerSentEvent(data: "y", id: "1"),
        ServerSentEvent(data: "z", id: "1"),
      ]
    )
  }

  @Test(arguments: [("2500", Duration.milliseconds(2_500)), ("-1", nil), ("soon", nil), ("", nil)])
  func retryIsANumberOfMilliseconds(_ text: String, _ retry: Duration?) {
    var reader = ServerSentEventReader()
    #expect(reader.read(Data("retry: \(text)\n\n".utf8)).isEmpty)
    #expect(reader.retry == retry)
  }
}
