import WindowResponder

/// A line of more values than there are pixels beside each other: for each pixel how far up and down it
/// goes.
struct ChartBand {
  /// A part of the line without gaps.
  struct Run {
    /// The middle of each pixel, in points.
    var x: [Double] = []
    /// The lowest and the highest value there.
    var low: [Double] = []
    var high: [Double] = []
  }

  private(set) var runs: [Run] = []

  /// Looks at every value once.
  ///
  /// - Parameter pixel: The width of a pixel, in points.
  init(_ store: ChartStore, _ indices: Range<Int>, scale: ChartScale, pixel: Double) {
    if indices.isEmpty { return }
    let unit = (scale.end - scale.start) / (scale.high - scale.low) / pixel
    let evenly = store.evenly
    let first = evenly.map { ($0.start - scale.low) * unit } ?? 0
    let step = evenly.map { $0.step * unit } ?? 0
    var run = Run()
    var column = Int.min
    var (low, high, last) = (0.0, 0.0, Double.nan)
    func close() {
      if column != Int.min {
        run.x.append(scale.start + (Double(column) + 0.5) * pixel)
        run.low.append(low)
        run.high.append(high)
      }
    }
    store.withValues { values in
      for index in indices {
        let value = values[index]
        guard value - value == 0 else {
          close()
          if !run.x.isEmpty { runs.append(run) }
          (run, column, last) = (Run(), Int.min, .nan)
          continue
        }
        let place =
          evenly == nil ? (store.x(index) - scale.low) * unit : first + Double(index) * step
        // Values beyond what is seen lie on the nearest pixel beyond it.
        let near = place > -1e6 ? min(place, 1e6) : -1e6
        let next = Int(near.rounded(.down))
        if next != column {
          close()
          // The line comes from the last value of the pixel before.
          (low, high) = last.isNaN ? (value, value) : (min(last, value), max(last, value))
          column = next
        } else if value < low {
          low = value
        } else if value > high {
          high = value
        }
        last = value
      }
    }
    close()
    if !run.x.isEmpty { runs.append(run) }
  }
}
