internal import ResponderGeometry

/// Two axes in a drawing.
struct Plot {
  /// An axis of a plot.
  struct Axis {
    var range: ClosedRange<Double>
    /// The title, with its unit.
    var title: String
    /// A Boolean value that indicates whether only integers are shown.
    var isWhole = false
    /// The names at 0, 1, 2, and so on, or none if the axis has numbers.
    var names: [String] = []
  }

  let frame: Rect
  let x: ClosedRange<Double>
  let y: ClosedRange<Double>

  /// Returns the position of a value. Values outside the range are at the edge.
  func point(_ x: Double, _ y: Double) -> Point { Point(x: self.x(x), y: self.y(y)) }

  func x(_ value: Double) -> Double {
    frame.minX + frame.width * Self.share(of: value, in: x)
  }

  func y(_ value: Double) -> Double {
    frame.maxY - frame.height * Self.share(of: value, in: y)
  }

  private static func share(of value: Double, in range: ClosedRange<Double>) -> Double {
    let length = range.upperBound - range.lowerBound
    guard length > 0, value.isFinite else { return 0 }
    return min(max((value - range.lowerBound) / length, 0), 1)
  }

  /// Returns the smallest number of the form 1, 2 or 5 times a power of ten that is not less than a length.
  static func step(for length: Double) -> Double {
    guard length.isFinite, length > 1e-9, length < 1e12 else { return 1 }
    var power = 1.0
    while power * 10 <= length { power *= 10 }
    while power > length { power /= 10 }
    return [1.0, 2, 5, 10].map { $0 * power }.first { $0 >= length * 0.999 } ?? power * 10
  }

  /// Returns round numbers in a range, up to a largest count.
  static func ticks(_ range: ClosedRange<Double>, most: Int, isWhole: Bool) -> [Double] {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else { return [range.lowerBound] }
    var step = step(for: length / Double(max(1, most)))
    if isWhole { step = max(1, step) }
    var ticks: [Double] = []
    var number = (range.lowerBound / step).rounded(.up)
    while number * step <= range.upperBound + step * 1e-6, ticks.count < 100 {
      ticks.append(number * step)
      number += 1
    }
    return ticks
  }
}

extension DiagramSketch {
  /// Adds two axes with their numbers in a rectangle, and returns the plot between them.
  mutating func addPlot(in room: Rect, x: Plot.Axis, y: Plot.Axis) -> Plot {
    let top = room.minY + (y.title.isEmpty ? textSize * 0.6 : lineHeight + 4)
    let bottom = room.maxY - lineHeight * (x.title.isEmpty ? 1 : 2) - 2
    let height = max(1, bottom - top)
    let rows =
      y.names.isEmpty
      ? Plot.ticks(y.range, most: max(1, Int(height / (lineHeight * 1.8))), isWhole: y.isWhole) : []
    let rowNames = y.names.isEmpty ? rows.map { number($0, of: rows) } : y.names
    let left = room.minX + (rowNames.map { width(of: $0) }.max() ?? 0) + 8
    let right = room.maxX - textSize
    let frame = Rect(x: left, y: top, width: max(1, right - left), height: height)
    let plot = Plot(frame: frame, x: x.range, y: y.range)
    // If names would touch one another, only some of them are shown.
    let apart = height / Double(max(1, y.names.count))
    let each = y.names.isEmpty ? 1 : max(1, Int((textSize * 1.1 / max(apart, 0.1)).rounded(.up)))
    for (index, name) in rowNames.enumerated() where index % each == 0 {
      let place = plot.y(y.names.isEmpty ? rows[index] : Double(index))
      if y.names.isEmpty {
        let ends = [Point(x: frame.minX, y: place), Point(x: frame.maxX, y: place)]
        add(.segments(ends), stroke: .init(tone: .grid))
      }
      addText(name, at: Point(x: left - 8, y: place + textSize * 0.35), anchor: .end)
    }
    addColumns(x, of: plot)
    add(
      .segments([Point(x: frame.minX, y: frame.maxY), Point(x: frame.maxX, y: frame.maxY)]),
      stroke: .init(tone: .quiet))
    addText(y.title, at: Point(x: room.minX, y: room.minY + textSize))
    addText(x.title, at: Point(x: right, y: room.maxY - textSize * 0.35), anchor: .end)
    return plot
  }

  private mutating func addColumns(_ axis: Plot.Axis, of plot: Plot) {
    let baseline = plot.frame.maxY + lineHeight
    guard axis.names.isEmpty else {
      for (index, name) in axis.names.enumerated() {
        addText(name, at: Point(x: plot.x(Double(index)), y: baseline), anchor: .middle)
      }
      return
    }
    var samples = [axis.range.lowerBound, axis.range.upperBound].map {
      words.number($0, digits: axis.range.upperBound - axis.range.lowerBound > 20 ? 0 : 1)
    }
    if !axis.isWhole, axis.range.upperBound < 20 { samples.append(words.number(-8.8, digits: 1)) }
    let widest = samples.map { width(of: $0) }.max() ?? 0
    let most = max(1, Int(plot.frame.width / (widest + textSize * 1.5)))
    let columns = Plot.ticks(axis.range, most: most, isWhole: axis.isWhole)
    for column in columns {
      let place = plot.x(column)
      add(
        .segments([Point(x: place, y: plot.frame.maxY), Point(x: place, y: plot.frame.maxY + 4)]),
        stroke: .init(tone: .quiet))
      addText(
        number(column, of: columns), at: Point(x: place, y: baseline + 2), anchor: .middle)
    }
  }

  /// Returns a number with as many digits as distinguish it from its neighbours.
  private func number(_ value: Double, of all: [Double]) -> String {
    let step = all.count > 1 ? all[1] - all[0] : value.magnitude
    return words.number(value, digits: step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3)
  }
}
