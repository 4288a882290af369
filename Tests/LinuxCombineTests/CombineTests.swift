import Foundation
import LinuxCombine
import Synchronization
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Lines as apps write them with Combine.
@MainActor
struct CombineTests {
  private final class Model: ObservableObject {
    @Published var name = ""
    @Published private(set) var isValid = false

    init() {
      $name.map { $0.count > 2 }.assign(to: &$isValid)
    }
  }

  @Test func aPublishedPropertyReportsItsValues() {
    let model = Model()
    var names: [String] = []
    var changes = 0
    var cancellables: Set<AnyCancellable> = []
    model.$name.removeDuplicates().sink { names.append($0) }.store(in: &cancellables)
    model.objectWillChange.sink { _ in changes += 1 }.store(in: &cancellables)
    model.name = "Ada"
    model.name = "Ada"
    #expect(names == ["", "Ada"])
    #expect(model.isValid)
    #expect(changes >= 2)
  }

  @Test func notificationsArePublished() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var received = 0
    let cancellable = center.publisher(for: name).sink { _ in received += 1 }
    center.post(name: name, object: nil)
    cancellable.cancel()
    center.post(name: name, object: nil)
    #expect(received == 1)
  }

  @Test func subjectsAndOperators() {
    let subject = PassthroughSubject<Int, Never>()
    let state = CurrentValueSubject<String, Never>("a")
    var values: [String] = []
    let cancellable = Publishers.CombineLatest(subject, state)
      .filter { $0.0 > 1 }
      .map { "\($0)\($1)" }
      .eraseToAnyPublisher()
      .sink { values.append($0) }
    subject.send(1)
    subject.send(2)
    state.send("b")
    cancellable.cancel()
    subject.send(3)
    #expect(values == ["2a", "2b"])
  }

  @Test func valuesOfSeveralPublishersAreMerged() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var values: [Int] = []
    var isFinished = false
    let many = Publishers.MergeMany(subjects)
      .sink { _ in
        isFinished = true
      } receiveValue: {
        values.append($0)
      }
    let pair = subjects[0].map { -$0 }.merge(with: subjects[1]).sink { values.append($0 * 10) }
    subjects[0].send(1)
    subjects[1].send(2)
    subjects[0].send(completion: .finished)
    subjects[2].send(3)
    values.sort()
    #expect(values == [-10, 1, 2, 3, 20])
    #expect(!isFinished)
    for subject in subjects { subject.send(completion: .finished) }
    #expect(isFinished)
    many.cancel()
    pair.cancel()
  }

  @Test func theLatestOfThreeAreCombined() {
    let first = CurrentValueSubject<Int, Never>(1)
    let second = PassthroughSubject<String, Never>()
    let third = CurrentValueSubject<Bool, Never>(true)
    var values: [String] = []
    let cancellable = first.combineLatest(second, third).sink { values.append("\($0)\($1)\($2)") }
    #expect(values.isEmpty)
    second.send("a")
    third.send(false)
    first.send(2)
    cancellable.cancel()
    first.send(3)
    #expect(values == ["1atrue", "1afalse", "2afalse"])
  }

  @Test func theMainQueueAndTheMainLoopAreSchedulers() async {
    for await value in Just(1).receive(on: DispatchQueue.main).values { #expect(value == 1) }
    var loop: [Int] = []
    let cancellable = Just(2).subscribe(on: RunLoop.main).sink { loop.append($0) }
    cancellable.cancel()
    let sum = Future<Int, Never> { promise in promise(.success(7)) }
    for await value in sum.values { #expect(value == 7) }
  }

  @Test func requestsAndTimersArePublishers() {
    let request = URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com")!)
      .map(\.data)
      .decode(type: [String].self, decoder: JSONDecoder())
      .replaceError(with: [])
      .eraseToAnyPublisher()
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    #expect(type(of: request) == AnyPublisher<[String], Never>.self)
    #expect(timer.upstream.interval == 1)
  }
}
