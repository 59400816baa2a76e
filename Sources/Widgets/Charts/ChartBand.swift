import WindowResponder

/// The shape of a line with more values than the chart has pixel columns: the range of the values in each
/// column.
struct ChartBand {
  /// A part of the line without gaps.
  struct Run {
    /// The middle of each pixel column, in points.
    var x: [Double] = []
    /// The lowest value in each column. ``high`` has the highest.
    var low: [Double] = []
    var high: [Double] = []
  }

  private(set) var runs: [Run] = []

  /// Creates the runs of the values at some indices, in one pass.
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
        // Values outside the plot are clamped, because the conversion to `Int` can overflow.
        let near = place > -1e6 ? min(place, 1e6) : -1e6
        let next = Int(near.rounded(.down))
        if next != column {
          close()
          // The column includes the last value of the previous column, because a line connects the two.
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
