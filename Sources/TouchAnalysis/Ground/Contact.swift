/// A touch of a finger or a pen, from its beginning to its end.
package struct Contact: Sendable {
  /// The way in which a contact ended.
  package enum End: Hashable, Sendable {
    /// The contact is down at the end of the recording.
    case open
    /// The contact was lifted.
    case lifted
    /// Its identifier was used again without a release.
    case replaced
    /// The compositor cancelled the contact, for its own gesture or as a palm.
    case cancelled
  }

  /// A reported position.
  package struct Sample: Sendable {
    /// The time in microseconds: the compositor's timestamp, or else the arrival.
    package var time: Int64
    /// The time of arrival in the program, in microseconds.
    package var arrived: Int64
    package var position: Position
  }

  /// The identifier in the protocol.
  package var id: Int32
  /// The number of the window.
  package var window: UInt32
  /// All reported positions, in their order.
  package var samples: [Sample]
  /// The reported axes of the contact, in millimetres.
  package var shapes: [(major: Double, minor: Double)] = []
  /// The reported angles of the contact, in degrees.
  package var angles: [Double] = []
  /// The screen of the contact.
  package var screen: ScreenSize
  /// The indexes in ``samples`` of the first reports of further strokes.
  ///
  /// Before such a report, the finger was lifted and put down at another position, and neither was reported.
  package var breaks: [Int] = []
  /// The way in which the contact ended.
  package var end = End.open
  /// The time of the end, in microseconds. For a contact that is still down, the time of the last event of
  /// all.
  package var endTime: Int64

  /// Creates a contact with its first sample.
  package init(id: Int32, window: UInt32 = 0, on screen: ScreenSize, first: Sample) {
    self.id = id
    self.window = window
    self.screen = screen
    samples = [first]
    endTime = first.time
  }

  /// The samples in parts between which the finger was lifted without a report.
  package var strokes: [ArraySlice<Sample>] {
    guard !breaks.isEmpty else { return [samples[...]] }
    var strokes: [ArraySlice<Sample>] = []
    var start = 0
    for position in breaks + [samples.count] where position > start {
      strokes.append(samples[start..<position])
      start = position
    }
    return strokes
  }

  /// Returns the parts of the contact inside spans of time.
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

  /// The time of the beginning, in microseconds.
  package var beginTime: Int64 { samples[0].time }

  /// The time at which the beginning arrived in the program, in microseconds.
  package var beginArrived: Int64 { samples[0].arrived }

  /// The position of the beginning.
  package var begin: Position { samples[0].position }

  /// The length of the path, in millimetres.
  package var travel: Double {
    zip(samples, samples.dropFirst()).reduce(0) { $0 + $1.0.position.distance(to: $1.1.position) }
  }

  /// The mean of the reported positions.
  package var mean: Position { Position.mean(samples.lazy.map(\.position)) }
}
