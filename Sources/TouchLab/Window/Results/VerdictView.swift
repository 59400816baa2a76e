import ResponderWords
import TouchAnalysis
import TouchJudgement
import Widgets

/// A view of a verdict: the figure, its value, the limit, and the result.
final class VerdictView: View {
  private let sign = ImageView()
  private let title = LabStyle.label("")
  private let value = LabStyle.label("", font: LabStyle.number, alignment: .right)
  private let note = LabStyle.label("", font: LabStyle.note, color: .secondaryLabel)
  private let limit = LabStyle.label(
    "", font: LabStyle.note, color: .secondaryLabel, alignment: .right)

  init(_ verdict: Verdict) {
    super.init(frame: .zero)
    let unit = verdict.limit.figure.unit
    title.text = Self.sentence(verdict.limit.figure.localizedTitle)
    value.text = verdict.figure.map { Number.local($0.value, in: unit) } ?? "–"
    let bound = verdict.limit.bound == .atMost ? "≤" : "≥"
    limit.text = "\(bound) \(Number.local(verdict.limit.value, in: unit))"
    let mark: TestMark
    switch verdict.outcome {
    case .pass: (mark, note.text) = (.pass, localized("within the limit"))
    case .fail: (mark, note.text) = (.fail, localized("beyond the limit"))
    case .notTested(let reason):
      (mark, note.text) = (.none, reason.localizedSentence)
    }
    if let figure = verdict.figure, figure.count > 0 {
      // A number is not separated from its unit by a line break.
      let count = localized("from %1", figure.count).replacing(" ", with: "\u{A0}")
      note.text = (note.text ?? "") + "  ·  " + count
    }
    sign.image = Image(systemName: mark.symbolName, pointSize: 22)
    sign.tintColor = mark.color
    sign.contentMode = .center
    value.textColor = mark == .fail ? .errorText : .label
    for view in [sign, title, value, note, limit] { addSubview(view) }
  }

  /// Returns a text with a capital letter at its beginning.
  static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private func lay(width: Double, _ place: (View, Rect) -> Void) -> Double {
    let right = min(130, width * 0.34)
    let room = Size(width: max(40, width - 36 - right - 8), height: 1_000)
    let (top, below) = (title.sizeThatFits(room).height, note.sizeThatFits(room).height)
    let height = max(48, top + below + 10)
    place(sign, Rect(x: 0, y: 2, width: 28, height: 28))
    place(title, Rect(x: 36, y: 4, width: room.width, height: top))
    place(note, Rect(x: 36, y: 6 + top, width: room.width, height: below))
    place(value, Rect(x: width - right, y: 4, width: right, height: 24))
    place(limit, Rect(x: width - right, y: 28, width: right, height: 20))
    return height
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: lay(width: size.width) { _, _ in }.rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = lay(width: bounds.width) { view, frame in view.frame = frame }
  }
}
