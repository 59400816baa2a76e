/// The times at which touches begin and end.
struct TouchTimes {
  /// The beginning or the end of a touch.
  struct Edge {
    var time: Int64
    var position: Position
    var contact: Int
  }

  /// The beginnings and the ends, each in the order of time.
  let begins: [Edge]
  let ends: [Edge]
  /// The usual time between two reports of all touches, in microseconds.
  let usual: Double

  /// The largest number of times between reports that are analysed.
  private static let most = 100_000

  init(_ contacts: [Contact]) {
    begins = contacts.enumerated().map {
      Edge(time: $1.beginTime, position: $1.begin, contact: $0)
    }.sorted { $0.time < $1.time }
    ends = contacts.enumerated().map {
      Edge(time: $1.endTime, position: $1.samples[$1.samples.count - 1].position, contact: $0)
    }.sorted { $0.time < $1.time }
    let all = contacts.reduce(0) { $0 + $1.samples.count }
    let step = max(1, all / Self.most)
    var times: [Double] = []
    times.reserveCapacity(min(all, Self.most) + contacts.count)
    for contact in contacts {
      for index in stride(from: 1, to: contact.samples.count, by: step) {
        let time = contact.samples[index].time - contact.samples[index - 1].time
        if time > 0 { times.append(Double(time)) }
      }
    }
    // Touches that rest are reported rarely: the shorter times are those of touches that move.
    usual = times.count < 3 ? 10_000 : Spread(times).percentile(0.25)
  }

  /// Returns the beginnings or ends within a time of another, in microseconds.
  static func near(_ edges: [Edge], _ time: Int64, within reach: Int64) -> ArraySlice<Edge> {
    let first = edges.firstPosition { $0.time >= time - reach }
    var last = first
    while last < edges.count, edges[last].time <= time + reach { last += 1 }
    return edges[first..<last]
  }

  /// Returns the spans in which at least a number of touches are down.
  func spans(of fewest: Int) -> TimeSpans {
    var spans: [ClosedRange<Int64>] = []
    var down = 0
    var end = 0
    var since: Int64?
    for begin in begins {
      while end < ends.count, ends[end].time <= begin.time {
        if down == fewest, let start = since, start <= ends[end].time {
          spans.append(start...ends[end].time)
          since = nil
        }
        down -= 1
        end += 1
      }
      down += 1
      if down == fewest { since = begin.time }
    }
    while end < ends.count {
      if down == fewest, let start = since, start <= ends[end].time {
        spans.append(start...ends[end].time)
        since = nil
      }
      down -= 1
      end += 1
    }
    return TimeSpans(spans)
  }

  /// The largest number of touches at the same time.
  var most: Int {
    var down = 0
    var most = 0
    var end = 0
    for begin in begins {
      while end < ends.count, ends[end].time <= begin.time {
        // A touch that begins and ends at the same time still counts.
        down -= 1
        end += 1
      }
      down += 1
      most = max(most, down)
    }
    return most
  }
}
