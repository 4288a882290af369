import Foundation

/// Returns the thread's processor time in nanoseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Returns the median time of an operation in nanoseconds, from 31 batches of a millisecond or more.
///
/// The operation is given the number of its call, which never repeats.
func measure(_ operation: (Int) -> Void) -> Double {
  var count = 1
  var round = 0
  func run() {
    for _ in 0..<count {
      operation(round)
      round += 1
    }
  }
  while true {
    let start = processorTime()
    run()
    if processorTime() - start > 1e6 { break }
    count *= 2
  }
  var times: [Double] = []
  for _ in 0..<31 {
    let start = processorTime()
    run()
    times.append((processorTime() - start) / Double(count))
  }
  return times.sorted()[times.count / 2]
}
