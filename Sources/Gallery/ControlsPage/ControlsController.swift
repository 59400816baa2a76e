import Widgets

/// The page that shows each control in each state.
///
/// A window that has not enough room for all of it shows it in parts, and a button that goes on to the
/// next one.
final class ControlsController: ViewController {
  private let header = TapHeader()
  private let table = StateTable()
  private let liveCard = LiveCard()
  private var parts: [[ControlsPart]] = []
  private var shownPart = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for subview in [header, table, liveCard] { view.addSubview(subview) }
    header.onNext = { [unowned self] in showNextPart() }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let margin = Spacing.pageMargin(forWidth: view.bounds.width)
    let area = view.bounds.insetBy(dx: margin, dy: margin)
    guard !area.isNull else { return }
    header.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: 44)
    let top = header.frame.maxY + Spacing.medium
    let room = Rect(
      x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
    parts = divide(room)
    shownPart = min(shownPart, parts.count - 1)
    header.showParts(number: shownPart + 1, of: parts.count)
    place(parts[shownPart], in: room)
  }

  private func showNextPart() {
    shownPart = (shownPart + 1) % max(1, parts.count)
    view.setNeedsLayout()
  }

  // MARK: Dividing it up

  /// What is shown together in a room: everything, or as much as fits each time.
  private func divide(_ room: Rect) -> [[ControlsPart]] {
    let divisions: [[[ControlsPart]]] = [
      [[.table(StateTable.Group.allCases), .live]],
      [[.table([.buttons, .values]), .live], [.table([.choices])]],
      [[.table([.buttons, .values])], [.table([.choices]), .live]],
      [[.table([.buttons])], [.table([.values, .choices])], [.live]],
    ]
    for division in divisions {
      let heights = division.map { height(of: $0, width: room.width) }
      if heights.allSatisfy({ $0 <= room.height }) { return division }
    }
    var result: [[ControlsPart]] = StateTable.Group.allCases.map { [.table([$0])] }
    let last = (result.last ?? []) + [.live]
    if height(of: last, width: room.width) <= room.height {
      result[result.count - 1] = last
    } else {
      result.append([.live])
    }
    return result
  }

  private func height(of parts: [ControlsPart], width: Double) -> Double {
    parts.map { height(of: $0, width: width) }.reduce(0, +)
      + Spacing.medium * Double(max(0, parts.count - 1))
  }

  private func height(of part: ControlsPart, width: Double) -> Double {
    switch part {
    case .table(let groups): return table.height(of: groups)
    case .live: return liveCard.height(forWidth: width)
    }
  }

  private func place(_ parts: [ControlsPart], in room: Rect) {
    table.isHidden = true
    liveCard.isHidden = true
    var y = room.minY
    for part in parts {
      let height = height(of: part, width: room.width)
      let frame = Rect(x: room.minX, y: y, width: room.width, height: height)
      y += height + Spacing.medium
      switch part {
      case .table(let groups):
        table.isHidden = false
        table.groups = groups
        table.frame = frame
      case .live:
        liveCard.isHidden = false
        liveCard.frame = frame
      }
    }
  }
}

/// A part of the page that stays together.
private enum ControlsPart: Equatable {
  case table([StateTable.Group])
  case live
}
