/// A section of a plan's memory.
///
/// A plan consists of about twenty small lists. They share one allocation, which makes a plan cheap
/// to create and compact, and the inner loops read them without checks in release builds.
struct PlanSection<Element: BitwiseCopyable> {
  let base: UnsafePointer<Element>
  private let length: Int32

  init(base: UnsafePointer<Element>, count: Int) {
    self.base = base
    length = Int32(count)
  }

  var count: Int { Int(length) }

  var isEmpty: Bool { length == 0 }

  subscript(index: Int) -> Element {
    assert(index >= 0 && index < count)
    return base[index]
  }

  subscript(index: Int32) -> Element { self[Int(index)] }
}

/// Copies lists consecutively into the memory of a plan.
struct PlanWriter {
  let memory: UnsafeMutableRawBufferPointer
  private var offset = 0

  init(capacity: Int) {
    memory = .allocate(byteCount: max(8, capacity), alignment: 8)
  }

  /// Returns the number of bytes that a list takes in a plan.
  static func size<Element>(_ list: borrowing Scratch<Element>) -> Int {
    (list.count * MemoryLayout<Element>.stride + 7) & ~7
  }

  mutating func copy<Element>(_ list: borrowing Scratch<Element>) -> PlanSection<Element> {
    let end = offset + Self.size(list)
    assert(end <= memory.count)
    // The memory has at least eight bytes and therefore an address.
    let address = memory.baseAddress.unsafelyUnwrapped.advanced(by: offset)
    let base = address.bindMemory(to: Element.self, capacity: list.count)
    base.update(from: list.base, count: list.count)
    offset = end
    return PlanSection(base: base, count: list.count)
  }
}
