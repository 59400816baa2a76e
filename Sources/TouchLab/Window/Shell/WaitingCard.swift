import ResponderWords
import Widgets

/// A card with the progress of the analysis of a long recording, at the bottom of the window. It lets touches
/// through.
final class WaitingCard: View {
  private let label = LabStyle.label("", font: LabStyle.note, alignment: .center)
  private let bar = ProgressView()

  private static let inset = 14.0
  private static let widest = 360.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    layer.borderWidth = 1
    layer.borderColor = .separator
    label.text = localized("Looking at what was recorded…")
    for view in [label, bar] { addSubview(view) }
    isHidden = true
  }

  /// Shows a progress from 0 to 1, or hides the card.
  func show(_ share: Double?) {
    isHidden = share == nil
    if let share { bar.progress = share }
  }

  /// Places the card in the middle of the bottom edge.
  func lay(atTheEndOf room: Rect) {
    let width = min(Self.widest, room.width - 2 * LabStyle.margin)
    let text = label.sizeThatFits(Size(width: width - 2 * Self.inset, height: 1_000)).height
    let height = (text + 8 + 4 + 2 * Self.inset).rounded(.up)
    frame = Rect(
      x: (room.midX - width / 2).rounded(), y: room.maxY - height - LabStyle.margin, width: width,
      height: height)
    label.frame = Rect(
      x: Self.inset, y: Self.inset, width: width - 2 * Self.inset, height: text)
    bar.frame = Rect(
      x: Self.inset, y: height - Self.inset - 4, width: width - 2 * Self.inset, height: 4)
  }
}
