internal import ResponderGeometry
internal import TouchAnalysis

/// The number of touches in a drawing.
enum TouchesDiagram {
  /// The largest number of touches that are drawn.
  static let mostRows = 32

  static func rows(of analysis: Analysis) -> Int {
    min(mostRows, analysis.runs.last { $0.plan.test == .fingers }?.contacts.count ?? 0)
  }
}

/// The time of each touch on the screen.
extension DiagramMaker {
  func drawFingers(in sketch: inout DiagramSketch) {
    guard let run = runs(of: .fingers).last, let fingers = analysis.fingers else { return }
    let contacts = Array(run.contacts.prefix(TouchesDiagram.mostRows))
    guard let first = contacts.map(\.beginTime).min() else { return }
    let last = max(first + 100_000, contacts.map(\.endTime).max() ?? first)
    let swaps = fingers.swaps.filter { (first...last).contains($0.time) }
    let legend = fingersLegend(
      of: fingers, shownSwaps: swaps.count, hiddenRows: run.contacts.count - contacts.count)
    let room = sketch.addLegend(legend)
    let rows = contacts.count
    let plot = sketch.addPlot(
      in: room, x: .init(range: 0...Double(last - first) / 1e6, title: words.seconds),
      // The first touch is at the top.
      y: .init(
        range: -0.5...Double(rows) - 0.5, title: words.fingerNumbers,
        names: contacts.reversed().map { "\($0.id)" }))
    let bars = TouchBars(contacts: contacts, first: first, plot: plot)
    bars.drawContacts(lost: Set(fingers.lost), in: &sketch)
    bars.drawSwaps(Array(swaps.prefix(200)), in: &sketch)
  }

  private func fingersLegend(
    of fingers: FingersAnalysis, shownSwaps: Int, hiddenRows: Int
  ) -> [LegendEntry] {
    var legend = [LegendEntry(.box(.one, stroke: .one, isCrossed: false), words.fingerHeld)]
    if !fingers.lost.isEmpty { legend.append(LegendEntry(.cross(.bad), words.lostTouch)) }
    if shownSwaps > 0 {
      legend.append(LegendEntry(.line(.init(tone: .bad, width: 2.5)), words.swapped))
    }
    if shownSwaps < fingers.swaps.count {
      legend.append(LegendEntry(.none, words.swappedElsewhere(fingers.swaps.count - shownSwaps)))
    }
    if hiddenRows > 0 { legend.append(LegendEntry(.none, words.more(hiddenRows))) }
    return legend
  }
}

/// Touches as bars over time, one below the other.
@MainActor private struct TouchBars {
  let contacts: [Contact]
  /// The time at the left edge, in microseconds.
  let first: Int64
  let plot: Plot

  private func row(_ index: Int) -> Double { plot.y(Double(contacts.count - 1 - index)) }
  private func time(_ time: Int64) -> Double { plot.x(Double(time - first) / 1e6) }

  /// Draws a bar for each touch, and a cross where it was lost or found again.
  func drawContacts(lost: Set<Position>, in sketch: inout DiagramSketch) {
    let height = max(2, plot.frame.height / Double(contacts.count) * 0.6)
    var losses: [Point] = []
    for (index, contact) in contacts.enumerated() {
      let (start, end) = (time(contact.beginTime), time(contact.endTime))
      let bar = Rect(
        x: start, y: row(index) - height / 2, width: max(2, end - start), height: height)
      let isCancelled = contact.end == .cancelled
      sketch.add(
        .rects([bar]), fill: isCancelled ? .background : .one, opacity: isCancelled ? 1 : 0.6,
        stroke: .init(tone: .one))
      if lost.contains(contact.begin) { losses.append(Point(x: start, y: row(index))) }
      if let place = contact.samples.last?.position, lost.contains(place) {
        losses.append(Point(x: end, y: row(index)))
      }
    }
    sketch.addCrosses(at: losses, side: 11, tone: .bad, width: 2.5, role: .lost)
  }

  /// Draws a line between the touches whose numbers were swapped, at the time of the swap.
  func drawSwaps(_ swaps: [FingersAnalysis.Swap], in sketch: inout DiagramSketch) {
    for swap in swaps {
      let members = swap.ids.compactMap { id in
        contacts.firstIndex {
          $0.id == id && $0.beginTime <= swap.time && $0.endTime >= swap.time
        }
      }
      guard let top = members.min(), let bottom = members.max(), top != bottom else { continue }
      let x = time(swap.time)
      let (high, low) = (row(top), row(bottom))
      sketch.add(
        .segments([Point(x: x, y: high), Point(x: x, y: low)]),
        stroke: .init(tone: .bad, width: 2.5), role: .swap)
      sketch.add(
        .dots([Point(x: x, y: high), Point(x: x, y: low)], radius: 4), fill: .bad, role: .swap)
    }
  }
}
