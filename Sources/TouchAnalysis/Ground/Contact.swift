/// A finger or a pen, from where it came down to where it was lifted.
package struct Contact: Sendable {
  /// How it ended.
  package enum End: Hashable, Sendable {
    /// It is down at the recording's end.
    case open
    /// It was lifted.
    case lifted
    /// Its number came down again without a release.
    case replaced
    /// The compositor took it for itself, or for a palm.
    case cancelled
  }

  /// A place that was reported.
  package struct Sample: Sendable {
    /// When it was so, as the compositor says it, else the arrival; in microseconds.
    package var time: Int64
    /// When it was known here, in microseconds.
    package var arrived: Int64
    package var place: Place
  }

  /// The number on the wire.
  package var id: Int32
  /// The window's number.
  package var window: UInt32
  /// Every place that was reported, in its order.
  package var samples: [Sample]
  /// The two axes of the contact as they were reported, in millimetres.
  package var shapes: [(major: Double, minor: Double)] = []
  /// The angles of the contact as they were reported, in degrees.
  package var angles: [Double] = []
  /// The screen that it was on.
  package var screen: ScreenSize
  /// The positions in ``samples`` of the first reports of further strokes: between such a report and the one
  /// before, the finger was lifted and put down elsewhere, but neither was reported.
  package var breaks: [Int] = []
  /// How it ended.
  package var end = End.open
  /// When it ended, in microseconds; one that is still down has the time of the last event of all.
  package var endTime: Int64

  /// Begins a contact.
  package init(id: Int32, window: UInt32 = 0, on screen: ScreenSize, first: Sample) {
    self.id = id
    self.window = window
    self.screen = screen
    samples = [first]
    endTime = first.time
  }

  /// What was reported, in pieces between which the finger was lifted without a report of it.
  package var strokes: [ArraySlice<Sample>] {
    guard !breaks.isEmpty else { return [samples[...]] }
    var strokes: [ArraySlice<Sample>] = []
    var start = 0
    for place in breaks + [samples.count] where place > start {
      strokes.append(samples[start..<place])
      start = place
    }
    return strokes
  }

  /// The parts of the touch that lie in some spans of time.
  func parts(in spans: TimeSpans) -> [Contact] {
    strokes.flatMap { stroke -> [Contact] in
      var parts: [Contact] = []
      var isInside = false
      for sample in stroke {
        guard spans.contains(sample.time) else {
          isInside = false
          continue
        }
        if isInside {
          parts[parts.count - 1].samples.append(sample)
          parts[parts.count - 1].endTime = sample.time
        } else {
          parts.append(Contact(id: id, window: window, on: screen, first: sample))
        }
        isInside = true
      }
      return parts
    }
  }

  /// When it came down, in microseconds.
  package var beginTime: Int64 { samples[0].time }

  /// When it came down, as it was known here; in microseconds.
  package var beginArrived: Int64 { samples[0].arrived }

  /// Where it came down.
  package var begin: Place { samples[0].place }

  /// How far it went, along its way, in millimetres.
  package var travel: Double {
    zip(samples, samples.dropFirst()).reduce(0) { $0 + $1.0.place.distance(to: $1.1.place) }
  }

  /// The middle of what was reported.
  package var mean: Place { Place.mean(samples.lazy.map(\.place)) }
}
