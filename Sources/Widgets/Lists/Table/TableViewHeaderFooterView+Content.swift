import WindowResponder

/// The texts of a header or footer, and its configured content.
extension TableViewHeaderFooterView {
  func configureContent(_ new: (any ContentConfiguration)?) {
    if content.configure(new, in: self), new == nil {
      for label in [text, detail] {
        if let label { content.view.addSubview(label) }
      }
    }
    setNeedsLayout()
  }

  var usualContent: ListContentConfiguration {
    switch (role.style, role.isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }

  func updateConfigurationIfNeeded() {
    guard content.needsUpdate else { return }
    content.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Sets the indentation of the content to that of the rows.
  func layoutConfigured() {
    content.list?.indentation = max(0, role.textStart - TableMetrics.margin)
  }

  func makeText() -> Label {
    if let text { return text }
    let label = Label()
    label.textColor = .secondaryLabel
    text = label
    contentView.addSubview(label)
    roleDidChange()
    return label
  }

  func makeDetail() -> Label {
    if let detail { return detail }
    let label = Label()
    label.textColor = .secondaryLabel
    label.font = .preferredFont(forTextStyle: .footnote)
    label.numberOfLines = 0
    detail = label
    contentView.addSubview(label)
    return label
  }

  func roleDidChange() {
    // A pinned header has to cover the rows that scroll below it.
    if role.style == .plain, backgroundView == nil, backgroundColor == nil {
      backgroundColor = .systemBackground
    }
    let isHead = role.style == .plain && !role.isFooter
    text?.numberOfLines = isHead ? 1 : 0
    text?.font = .systemFont(
      ofSize: FontMetrics.default.scaledValue(for: 13), weight: isHead ? .semibold : .regular)
    setNeedsLayout()
  }

  /// Returns the width of the content in the width of the view, in points.
  func contentWidth(in width: Double) -> Double {
    max(0, width - role.ends.start - role.ends.end)
  }

  func layoutTexts() {
    guard let text = contentView.arrangedPart(text) else { return }
    let detail = contentView.arrangedPart(detail)
    let width = max(0, contentWidth(in: bounds.width) - role.textStart * 2)
    let first = text.sizeThatFits(Size(width: width, height: 0)).height
    let second = detail?.sizeThatFits(Size(width: width, height: 0)).height ?? 0
    let gap = TableMetrics.groupTextGap
    var y = ((bounds.height - first - second) / 2).rounded(.down)
    if role.style != .plain { y = role.isFooter ? gap : bounds.height - gap - first - second }
    text.frame = Rect(x: role.textStart, y: y, width: width, height: first)
    detail?.frame = Rect(x: role.textStart, y: y + first, width: width, height: second)
  }

  func fittingHeight(width: Double) -> Double {
    updateConfigurationIfNeeded()
    if content.isConfigured {
      layoutConfigured()
      return content.view.measured(inWidth: contentWidth(in: width)).height
    }
    let room = Size(width: max(0, contentWidth(in: width) - role.textStart * 2), height: 0)
    let texts = [text, detail].compactMap { $0?.sizeThatFits(room).height }.reduce(0, +)
    switch (role.style, role.isFooter) {
    case (.plain, _):
      return max(TableMetrics.plainHeader, texts + TableMetrics.verticalPadding)
    case (_, false): return texts + TableMetrics.groupTextGap + TableMetrics.groupGap
    case (_, true): return texts + TableMetrics.groupTextGap * 2
    }
  }
}
