internal import TouchRecording

/// A stroke along a guide, held against the line or ring that fits it best.
package struct Stroke: Sendable {
  /// What it was to be.
  package enum Shape: Hashable, Sendable {
    case line, ring
  }

  package let shape: Shape
  /// The screen that it was drawn on.
  package let screen: ScreenSize
  /// What was reported, with how far each place is from the fitted line or ring, in millimetres.
  package let deviations: [(place: Place, distance: Double)]
  /// The largest change of the distance within 10 mm of travel, in millimetres.
  package let travelChange: Double
  /// The largest step against the way, in millimetres.
  package let backward: Double
  /// The guide's length, in millimetres.
  package let length: Double

  /// How many millimetres of travel ``travelChange`` looks at: the published limit's.
  package static let window = 10.0

  /// Fits what was reported to what was to be drawn; nil where there is too little of it.
  init?(_ contact: Contact, along guide: Guide) {
    let places = contact.samples.map(\.place)
    screen = contact.screen
    let progress: [Double]
    switch guide {
    case .line:
      guard let fit = LineFit(places) else { return nil }
      shape = .line
      deviations = places.map { ($0, fit.deviation(of: $0)) }
      progress = places.map(fit.progress)
      length = (progress.max() ?? 0) - (progress.min() ?? 0)
      backward = zip(progress, progress.dropFirst()).reduce(0) { max($0, $1.0 - $1.1) }
    case .ring:
      guard let fit = RingFit(places) else { return nil }
      shape = .ring
      deviations = places.map { ($0, fit.deviation(of: $0)) }
      var way = 0.0
      var last = places[0]
      progress = places.map { place in
        way += place.distance(to: last)
        last = place
        return way
      }
      length = way
      backward = 0
    }
    travelChange = Self.change(of: deviations.map(\.distance), along: progress)
  }

  /// The largest difference between two distances no more than 10 mm apart.
  private static func change(of distances: [Double], along progress: [Double]) -> Double {
    var largest = 0.0
    var start = 0
    // The places of the window that may be its least and its largest distance, the first of each the one
    // that is: so a finger that rests for long costs no more than one that moves.
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

  /// The places in a window that moves on of which one is, or may become, the extreme.
  private struct Candidates {
    private let isBefore: (Double, Double) -> Bool
    private var places: [Int] = []
    private var head = 0

    init(_ isBefore: @escaping (Double, Double) -> Bool) { self.isBefore = isBefore }

    var first: Int { places[head] }

    mutating func add(_ place: Int, of values: [Double], from start: Int) {
      while places.count > head, !isBefore(values[places[places.count - 1]], values[place]) {
        places.removeLast()
      }
      places.append(place)
      while places[head] < start { head += 1 }
    }
  }
}

extension TestRun {
  /// The strokes of a run, and how many of its guides were drawn in more than one piece.
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
