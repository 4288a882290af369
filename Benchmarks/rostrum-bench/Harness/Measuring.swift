internal import CAllocationCounter

/// Measures rows: a warm-up, then batches that alternate between all subjects of the row.
///
/// Other load of the machine thus affects all subjects. Multithreaded work is measured separately,
/// so that its remaining threads do not affect the next subject.
@MainActor
struct Measuring {
  var batches = 15
  var batchDuration = Duration.milliseconds(20)

  func measure(_ row: Row) async -> Result {
    let clock = WorkClock(isOnTheWall: row.usesManyThreads)
    let subjects = [row.ours] + row.baselines
    var times: [Int] = []
    for subject in subjects { times.append(await timesPerBatch(subject, clock)) }
    let rounds = row.usesManyThreads ? subjects.indices.map { $0..<$0 + 1 } : [subjects.indices]
    var samples = subjects.map { _ in [Double]() }
    var allocations = subjects.map { _ in Double.infinity }
    for round in rounds {
      for _ in 0..<batches {
        for index in round {
          let before = allocation_count()
          let duration = await clock.measure { await subjects[index].run(times[index]) }
          let count = Double(allocation_count() - before) / Double(times[index])
          allocations[index] = min(allocations[index], count)
          samples[index].append(duration / .nanoseconds(1) / Double(times[index]))
        }
      }
    }
    let measurements = subjects.indices.map { index in
      summary(of: subjects[index], samples[index].sorted(), allocations[index])
    }
    return result(of: row, measurements)
  }

  /// Warms up, and determines the repetitions of a subject in a batch.
  private func timesPerBatch(_ subject: Subject, _ clock: WorkClock) async -> Int {
    var times = 1
    while true {
      let duration = await clock.measure { await subject.run(times) }
      if duration > batchDuration / 2 {
        return max(1, Int(Double(times) * (batchDuration / duration)))
      }
      times *= 2
    }
  }

  private func summary(
    of subject: Subject,
    _ sorted: [Double],
    _ allocations: Double
  ) -> Measurement {
    let median = quantile(0.5, of: sorted)
    let spread = (quantile(0.75, of: sorted) - quantile(0.25, of: sorted)) / 2 / median
    // A few blocks per batch, such as the list of samples, round to zero per operation.
    let rounded = (allocations * 100).rounded() / 100
    return Measurement(
      name: subject.name,
      nanoseconds: median,
      spread: spread,
      allocations: rounded
    )
  }

  private func result(of row: Row, _ measurements: [Measurement]) -> Result {
    let ours = measurements[0]
    var result = Result(
      row: row.name,
      aim: "",
      isMet: true,
      ours: ours,
      baselines: Array(measurements.dropFirst())
    )
    switch row.aim {
    case .ratio(let limit):
      result.aim = "≤ \(limit)× \(row.baselines[0].name)"
      result.isMet = result.ratio <= limit
    case .microseconds(let limit):
      result.aim = "≤ \(limit) µs"
      result.isMet = ours.nanoseconds <= limit * 1000
    }
    if let allowed = row.allocations {
      result.aim += allowed == 0 ? ", no allocation" : ", ≤ \(allowed) allocations"
      result.isMet = result.isMet && ours.allocations <= allowed
    }
    return result
  }
}
