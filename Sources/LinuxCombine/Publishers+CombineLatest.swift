public import OpenCombine

extension Publishers {
  /// Passes on the latest values of two publishers, whenever one of them has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      a.map(Change<A.Output, B.Output>.first)
        .merge(with: b.map(Change<A.Output, B.Output>.second))
        .scan(Latest<A.Output, B.Output>()) { latest, change in latest.changed(by: change) }
        .compactMap(\.pair)
        .receive(subscriber: subscriber)
    }
  }

  /// Passes on the latest values of three publishers, whenever one of them has a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c)
        .map { ($0.0, $0.1, $1) }
        .receive(subscriber: subscriber)
    }
  }

  /// Passes on the latest values of four publishers, whenever one of them has a new one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
        .map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Combines the latest values with those of another publisher.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Combines the latest values with those of another publisher, and transforms them.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map(transform)
  }

  /// Combines the latest values with those of two other publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P,
    _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Combines the latest values with those of three other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }
}

/// A new value of one of two publishers.
private enum Change<First, Second> {
  case first(First)
  case second(Second)
}

/// The latest values of two publishers.
private struct Latest<First, Second> {
  private var first: First?
  private var second: Second?

  var pair: (First, Second)? {
    guard let first, let second else { return nil }
    return (first, second)
  }

  func changed(by change: Change<First, Second>) -> Latest {
    var next = self
    switch change {
    case .first(let value): next.first = value
    case .second(let value): next.second = value
    }
    return next
  }
}
