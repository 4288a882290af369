/// Runs the body 10,000 times in each of eight concurrent tasks.
func eightTimesTenThousand(_ body: @escaping @Sendable (Int) -> Void) async {
  await withTaskGroup { group in
    for _ in 0..<8 {
      group.addTask {
        for index in 0..<10_000 { body(index) }
      }
    }
  }
}
