import ArgumentParser
import Foundation
import NIOCore
import NIOPosix

/// Opens pages with the scripts from standard input, prints "open" once all are live, clicks for a
/// while, and prints figures as JSON; clicks again at each further line, until standard input ends.
///
/// Each line is the script of a page, and an empty line ends them; another one starts the clicking.
struct Load: ParsableCommand {
  @Option(help: "The duration of the clicking, in seconds.")
  var seconds = 5.0

  @Option(help: "The clicks per second and page; 0 clicks again after each reply.")
  var rate = 0.0

  func run() throws {
    // A single thread, to leave the machine to the server.
    let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
    let crowd = try loop.submit { NIOLoopBound(Crowd(loop: loop), eventLoop: loop) }.wait()
    let scripts = try scripts()
    for start in stride(from: 0, to: scripts.count, by: 50) {
      let some = Array(scripts[start..<min(start + 50, scripts.count)])
      try loop.flatSubmit { crowd.value.open(some) }.wait()
    }
    say("open")
    let span = TimeAmount.nanoseconds(Int64(seconds * 1e9))
    while readLine() != nil {
      let figures = try loop.flatSubmit { [rate] in crowd.value.click(for: span, rate: rate) }
        .wait()
      say(String(decoding: try JSONEncoder().encode(figures), as: UTF8.self))
    }
  }

  private func scripts() throws -> [Script] {
    var scripts: [Script] = []
    while let line = readLine(), !line.isEmpty {
      scripts.append(try JSONDecoder().decode(Script.self, from: Data(line.utf8)))
    }
    return scripts
  }

  private func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }
}
