internal import TouchRecording

/// A stroke along a guide, compared with the line or ring that fits it best.
package struct Stroke: Sendable {
  /// The shape of the guide.
  package enum Shape: Hashable, Sendable {
    case line, ring
  }

  package let shape: Shape
  /// The screen of the stroke.
  package let screen: ScreenSize
  /// The reported positions, each with its distance from the fitted line or ring, in millimetres.
  package let deviations: [(position: Position, distance: Double)]
  /// The largest change of the distance within 10 mm of travel, in millimetres.
  package let travelChange: Double
  /// The largest step against the direction of the stroke, in millimetres.
  package let backward: Double
  /// The guide's length, in millimetres.
  package let length: Double

  /// The travel for ``travelChange`` in millimetres, which is that of the published limit.
  package static let window = 10.0

  /// Fits a line or ring to a contact, or returns `nil` if the contact has too few reports.
  init?(_ contact: Contact, along guide: Guide) {
    let positions = contact.samples.map(\.position)
    screen = contact.screen
    let progress: [Double]
    switch guide {
    case .line:
      guard let fit = LineFit(positions) else { return nil }
      shape = .line
      deviations = positions.map { ($0, fit.deviation(of: $0)) }
      progress = positions.map(fit.progress)
      length = (progress.max() ?? 0) - (progress.min() ?? 0)
      backward = zip(progress, progress.dropFirst()).reduce(0) { max($0, $1.0 - $1.1) }
    case .ring:
      guard let fit = RingFit(positions) else { return nil }
      shape = .ring
      deviations = positions.map { ($0, fit.deviation(of: $0)) }
      var way = 0.0
      var last = positions[0]
      progress = positions.map { position in
        way += position.distance(to: last)
        last = position
        return way
      }
      length = way
      backward = 0
    }
    travelChange = Self.change(of: deviations.map(\.distance), along: progress)
  }

  /// Returns the largest difference between two distances that are at most 10 mm apart.
  private static func change(of distances: [Double], along progress: [Double]) -> Double {
    var largest = 0.0
    var start = 0
    // The indexes of the window that may have its smallest and its largest distance. The first of each is the
    // current one. A finger that rests for long therefore costs no more than one that moves.
    var least = Candidates(<)
    var most = Candidates(>)
    for index in distances.indices {
      while progress[index] - progress[start] > window { start += 1 }
      least.add(index, of: distances, from: start)
      most.add(index, of: distances, from: start)
      largest = max(largest, distances[most.first] - distances[least.first])
    }
    return largest
  }

  /// The indexes in a moving window that have, or may later have, the extreme value.
  private struct Candidates {
    private let isBefore: (Double, Double) -> Bool
    private var positions: [Int] = []
    private var head = 0

    init(_ isBefore: @escaping (Double, Double) -> Bool) { self.isBefore = isBefore }

    var first: Int { positions[head] }

    mutating func add(_ position: Int, of values: [Double], from start: Int) {
      while positions.count > head,
        !isBefore(values[positions[positions.count - 1]], values[position])
      {
        positions.removeLast()
      }
      positions.append(position)
      while positions[head] < start { head += 1 }
    }
  }
}

extension TestRun {
  /// Returns the strokes of a run, and the number of its guides that were drawn in more than one part.
  func strokes() -> (strokes: [Stroke], broken: Int) {
    var strokes: [Stroke] = []
    var broken = 0
    for (index, item) in guides.enumerated() {
      let end = index + 1 < guides.count ? guides[index + 1].at : self.end
      let pieces = contacts(from: item.at, to: end).filter { $0.travel >= 2 }
      if pieces.count > 1 { broken += 1 }
      strokes += pieces.filter { $0.travel >= 15 }.compactMap { Stroke($0, along: item.guide) }
    }
    return (strokes, broken)
  }
}
