/// A growable block of memory for trivial values.
///
/// The solver's inner loops run over a few dozen elements, where the uniqueness and bounds checks
/// of `Array` cost more than the arithmetic. Indexes are checked in debug builds only.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 64) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < capacity)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < capacity)
      base[index] = newValue
    }
  }

  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  /// Removes the elements from `count` on and keeps the memory.
  mutating func truncate(to count: Int) { self.count = count }

  /// Resizes to `count` elements with undefined values.
  mutating func resize(to count: Int) {
    if count > capacity { grow(to: count) }
    self.count = count
  }

  /// Resizes to `count` elements that all equal `value`.
  mutating func fill(_ count: Int, with value: Element) {
    resize(to: count)
    base.update(repeating: value, count: count)
  }

  private mutating func grow(to minimum: Int) {
    let larger = max(minimum, 2 * capacity)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    memory.update(from: base, count: min(count, capacity))
    base.deallocate()
    base = memory
    capacity = larger
  }
}
