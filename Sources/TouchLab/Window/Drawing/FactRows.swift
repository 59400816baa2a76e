import Widgets

/// A view with rows of names and values.
final class FactRows: View {
  private var rows: [(name: Label, value: Label)] = []

  /// Shows names and values. Rows with empty values are left out.
  func show(_ facts: [(String, String)]) {
    for row in rows {
      row.name.removeFromSuperview()
      row.value.removeFromSuperview()
    }
    rows = facts.filter { !$0.1.isEmpty }.map { name, value in
      let row = (
        name: LabStyle.label(name, font: LabStyle.note, color: .secondaryLabel),
        value: LabStyle.label(value, font: Font.systemFont(ofSize: 15, weight: .medium))
      )
      addSubview(row.name)
      addSubview(row.value)
      return row
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func lay(width: Double, _ place: (Label, Rect) -> Void) -> Double {
    let left = min(150, (width * 0.36).rounded())
    var y = 0.0
    for row in rows {
      let name = row.name.sizeThatFits(Size(width: left - 8, height: 1_000)).height
      let value = row.value.sizeThatFits(Size(width: width - left, height: 1_000)).height
      place(row.name, Rect(x: 0, y: y, width: left - 8, height: name))
      place(row.value, Rect(x: left, y: y, width: width - left, height: value))
      y += max(name, value) + 6
    }
    return max(0, y - 6)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: lay(width: size.width) { _, _ in }.rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = lay(width: bounds.width) { label, frame in label.frame = frame }
  }
}
