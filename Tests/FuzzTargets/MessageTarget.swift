import BrowserHost
import UIKit
import UIKitHosting

/// Messages of pages over the live connection, as bytes from the socket.
@MainActor
final class MessageTarget: FuzzTarget {
  private var apps = FuzzedApp.all()
  private var events = 0
  /// The number of inputs that were valid messages.
  private(set) var taken = 0

  let corpus = [
    "[3,\"tap\",12]", "[3,\"row\",12]", "[3,\"detail\",12]", "[3,\"dismiss\",12]",
    "[3,\"scroll\",12,0,-12.5,0]", "[3,\"stroke\",12,1,2]",
    "[3,\"shared\",12,true]", "[3,\"files\",12,\"abc\",\"saved\"]",
    "[3,\"back\",0]", "[3,\"swipe\",2]",
    "[3,\"open\",\"/people/7?x=\\u00e9\\\"\"]", "[3,\"pointers\",1,[[1,0,0,10,20.5]]]",
    "[3,\"key\",12,\"UIKeyInputUpArrow\",18]",
    "[3,\"focus\",12,1]", "[3,\"blur\",12,2]",
    "[3,\"edit\",12,1,0,2,4,\"\\u4f60ab\"]", "[3,\"return\",12,3]", "[3,\"clear\",12]",
    "[3,\"on\",12,true]", "[3,\"step\",12,false,1000]", "[3,\"slide\",12,1,0.25,false]",
    "[3,\"pick\",12,40]", "[3,\"menu\",12,-1.5,20]", "[3,\"page\",12,2,390,812.5]",
    "[3,\"link\",12,\"https://example.org/a\"]", "[3,\"refresh\",12]", "[3,\"reveal\",12,1]",
    "[3,\"conceal\",12]", "[3,\"action\",12,0,2]", "[3,\"control\",12]", "[3,\"detent\",12,1]",
    "[3,\"move\",12,7,2,9]", "[3,\"move\",12,0,0,null]", "[3,\"active\",2]",
    """
    [3,"environment",{"width":390,"height":844,"isDark":true,"increasesContrast":false,\
    "reducesMotion":true,"textSize":3,"isPad":false,"safeArea":{"top":0,"leading":0,"bottom":0,\
    "trailing":0}}]
    """,
    """
    {"hello":"client","page":"page","predecessor":"left","rememberedScene":null,"paintedScene":"scene",\
    "seen":4,"path":"/7","environment":{"width":390,"height":844,"isDark":false,\
    "increasesContrast":true,"reducesMotion":false,"textSize":3,"isPad":false,\
    "safeArea":{"top":0,"leading":0,"bottom":0,"trailing":0}},"languages":["zh-CN","en"],\
    "timeZone":"Asia/Shanghai"}
    """,
  ].map { Array($0.utf8) }

  func problem(with input: [UInt8]) -> String? {
    guard let message = ClientMessageDecoder.message(from: input, client: "client") else {
      return nil
    }
    taken += 1
    guard case .event(let event, _) = message else { return nil }
    return serve(event)
  }

  /// Passes an event to a scene; returns the fault if an event for a missing node is not dropped,
  /// or has an effect.
  private func serve(_ event: InputEvent) -> String? {
    events += 1
    // Scenes that have received many events are soon exhausted.
    if events.isMultiple(of: 2_000) { apps = FuzzedApp.all() }
    let app = apps[events % apps.count]
    let node = Mirror(reflecting: event.action).children.first.flatMap { child in
      child.value as? NodeID
        ?? Mirror(reflecting: child.value).children.first?.value as? NodeID
    }
    guard let node, app.display.tree[node] == nil else {
      app.runtime.receive(event)
      return nil
    }
    let dropped = app.runtime.droppedEvents
    let effect = app.effect { app.runtime.receive(event) }
    if app.runtime.droppedEvents == dropped { return "\(event) was taken, but \(node) is nothing" }
    return effect
  }
}
