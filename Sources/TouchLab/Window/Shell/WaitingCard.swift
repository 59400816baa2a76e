import ResponderWords
import Widgets

/// Says that a long recording is looked at, and how far that is. It lies at the window's lower edge and lets
/// fingers through.
final class WaitingCard: View {
  private let label = Looks.label("", font: Looks.note, alignment: .center)
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

  /// Shows a share from 0 to 1, or nothing.
  func show(_ share: Double?) {
    isHidden = share == nil
    if let share { bar.progress = share }
  }

  /// Lies in the middle of the lower edge.
  func lay(atTheEndOf room: Rect) {
    let width = min(Self.widest, room.width - 2 * Looks.margin)
    let text = label.sizeThatFits(Size(width: width - 2 * Self.inset, height: 1_000)).height
    let height = (text + 8 + 4 + 2 * Self.inset).rounded(.up)
    frame = Rect(
      x: (room.midX - width / 2).rounded(), y: room.maxY - height - Looks.margin, width: width,
      height: height)
    label.frame = Rect(
      x: Self.inset, y: Self.inset, width: width - 2 * Self.inset, height: text)
    bar.frame = Rect(
      x: Self.inset, y: height - Self.inset - 4, width: width - 2 * Self.inset, height: 4)
  }
}
