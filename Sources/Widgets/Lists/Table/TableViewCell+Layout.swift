extension TableViewCell {
  /// The accessory view in the current mode, or `nil` if a symbol is shown.
  var shownAccessoryView: View? { editing ? editingAccessoryView : accessoryView }
  /// The type of the accessory symbol in the current mode.
  var shownAccessoryType: AccessoryType {
    shownAccessoryView != nil ? .none : editing ? editingAccessoryType : accessoryType
  }
  /// A Boolean value that indicates whether the editing control is shown.
  var showsEditControl: Bool { editing && (surroundings.showsBoxes || editingStyle != .none) }
  /// A Boolean value that indicates whether the reorder control is shown.
  var showsGrip: Bool { editing && showsReorderControl && surroundings.canMove }

  /// The width before the content, in points.
  var leadingWidth: Double {
    showsEditControl && (shouldIndentWhileEditing || surroundings.showsBoxes)
      ? TableMetrics.controlWidth - 4 : 0
  }

  /// The width after the content, including the distance from the edge, in points.
  var trailingWidth: Double {
    var width = surroundings.endInset
    if let view = shownAccessoryView {
      width += accessorySize(of: view).width + TableMetrics.margin
    } else {
      switch shownAccessoryType {
      case .none: break
      case .disclosureIndicator, .checkmark: width += TableMetrics.signSide + TableMetrics.margin
      case .detailButton: width += TableMetrics.controlWidth + 4
      case .detailDisclosureButton:
        width += TableMetrics.controlWidth + TableMetrics.signSide + TableMetrics.margin - 8
      }
    }
    if showsGrip {
      width += TableMetrics.controlWidth
      if width > TableMetrics.controlWidth { width -= TableMetrics.margin / 2 }
    }
    return width
  }

  /// The thickness of the separator, in points: one device pixel, or 0 if the table view shows none.
  var separatorThickness: Double {
    surroundings.separator == .none ? 0 : 1 / max(1, contentScaleFactor)
  }

  /// The rectangle of the accessory symbol, or `nil` for none.
  var signRect: Rect? {
    switch shownAccessoryType {
    case .disclosureIndicator, .checkmark, .detailDisclosureButton:
      let side = TableMetrics.signSide
      let end =
        bounds.width - surroundings.endInset - (showsGrip ? TableMetrics.controlWidth - 8 : 0)
      return mirrored(
        Rect(
          x: end - TableMetrics.margin - side, y: ((bounds.height - side) / 2).rounded(.down),
          width: side, height: side))
    case .none, .detailButton: return nil
    }
  }

  func layoutParts() {
    let height = bounds.height
    let leading = leadingWidth + surroundings.readableInset
    let trailing = trailingWidth
    contentView.frame = mirrored(
      Rect(
        x: leading, y: 0, width: max(0, bounds.width - leading - trailing),
        height: max(0, height - separatorThickness)))
    for ground in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] {
      ground?.frame = Rect(origin: .zero, size: bounds.size)
    }
    if let background = content.background {
      background.frame = Rect(origin: .zero, size: bounds.size)
    }
    layoutControls(height)
    if content.isConfigured { layoutConfigured() } else { layoutContent() }
  }

  private func layoutControls(_ height: Double) {
    let width = TableMetrics.controlWidth
    if let control = parts.editControl {
      let x = surroundings.startInset + (showsEditControl ? 4 : 4 - width / 3)
      control.frame = mirrored(Rect(x: x, y: 0, width: width, height: height))
      control.alpha = showsEditControl ? 1 : 0
    }
    if let control = parts.reorderControl {
      let x = bounds.width - surroundings.endInset - (showsGrip ? width : width * 2 / 3)
      control.frame = mirrored(Rect(x: x, y: 0, width: width, height: height))
      control.alpha = showsGrip ? 1 : 0
    }
    let end = bounds.width - surroundings.endInset - (showsGrip ? width : 0)
    if let view = shownAccessoryView {
      let size = accessorySize(of: view)
      let margin = showsGrip ? 0 : TableMetrics.margin
      view.frame = mirrored(
        Rect(
          x: end - margin - size.width, y: ((height - size.height) / 2).rounded(.down),
          width: size.width, height: size.height))
    }
    if let button = parts.detailButton {
      let x = (signRect.map { mirrored($0).minX - width + 4 }) ?? end - width - 2
      button.frame = mirrored(Rect(x: x, y: 0, width: width, height: height))
    }
  }

  func accessorySize(of view: View) -> Size {
    if !view.bounds.isEmpty { return view.bounds.size }
    return view.sizeThatFits(Size(width: bounds.width / 2, height: bounds.height))
  }

  // MARK: Texts and image

  /// The start of the texts in the content view, in points.
  var textStart: Double {
    var x = TableMetrics.margin + Double(max(0, indentationLevel)) * indentationWidth
    if leadingWidth > 0 { x -= TableMetrics.margin - 8 }
    if let image = arranged(parts.image)?.image {
      x += imageSize(of: image, rowHeight: bounds.height).width + TableMetrics.gap
    }
    return x
  }

  private func imageSize(of image: Image, rowHeight: Double) -> Size {
    let size = image.size
    let most = max(1, rowHeight - 8)
    guard size.height > most else { return size }
    return Size(width: size.width * most / size.height, height: most)
  }

  /// The start of the separator in the content view, in points.
  var separatorStart: Double { content.list?.textStart ?? textStart }

  /// Sets the indentation and the margins of a list content view.
  private func layoutConfigured() {
    guard let list = content.list else { return }
    list.indentation = Double(max(0, indentationLevel)) * indentationWidth
    list.takenMargins = DirectionalEdgeInsets(
      top: 0, leading: leadingWidth > 0 ? TableMetrics.margin - 8 : 0, bottom: 0,
      trailing: trailingWidth > 0 ? TableMetrics.margin - TableMetrics.gap / 2 : 0)
  }

  private func textWidth(contentWidth: Double) -> Double {
    let end = trailingWidth > 0 ? TableMetrics.gap / 2 : TableMetrics.margin
    return max(0, contentWidth - textStart - end)
  }

  private func layoutContent() {
    placeContent()
    guard isRightToLeft else { return }
    let room = Rect(origin: .zero, size: contentView.bounds.size)
    for view in [parts.image, parts.text, parts.detail] as [View?] {
      if let view = arranged(view) { view.frame = view.frame.mirrored(in: room) }
    }
  }

  private func arranged<Part: View>(_ part: Part?) -> Part? { contentView.arrangedPart(part) }

  private func placeContent() {
    let size = contentView.bounds.size
    let x = textStart
    if let view = arranged(parts.image), let image = view.image {
      let fitting = imageSize(of: image, rowHeight: bounds.height)
      view.frame = Rect(
        x: x - TableMetrics.gap - fitting.width,
        y: ((size.height - fitting.height) / 2).rounded(.down), width: fitting.width,
        height: fitting.height)
    }
    guard let text = arranged(parts.text) ?? arranged(parts.detail) else { return }
    let width = textWidth(contentWidth: size.width)
    let detail = arranged(parts.detail).flatMap { $0.text?.isEmpty ?? true ? nil : $0 }
    guard let detail, detail !== text else {
      text.frame = Rect(x: x, y: 0, width: width, height: size.height)
      return
    }
    switch style {
    case .default, .subtitle: stack(text, detail, x: x, width: width, height: size.height)
    case .value1: put(text, beside: detail, x: x, width: width, height: size.height)
    case .value2:
      let column = min(TableMetrics.titleColumn, width / 2)
      text.frame = Rect(x: x, y: 0, width: column, height: size.height)
      detail.frame = Rect(
        x: x + column + TableMetrics.gap / 2, y: 0,
        width: max(0, width - column - TableMetrics.gap / 2), height: size.height)
    }
  }

  private func stack(_ text: Label, _ detail: Label, x: Double, width: Double, height: Double) {
    let first = text.sizeThatFits(Size(width: width, height: height)).height
    let second = detail.sizeThatFits(Size(width: width, height: height)).height
    let top = ((height - first - second - TableMetrics.lineGap) / 2).rounded(.down)
    text.frame = Rect(x: x, y: top, width: width, height: first)
    detail.frame = Rect(x: x, y: top + first + TableMetrics.lineGap, width: width, height: second)
  }

  /// Positions two texts side by side. The second one gets the width it needs, but more than half only if the
  /// first one leaves it.
  private func put(
    _ text: Label, beside detail: Label, x: Double, width: Double, height: Double
  ) {
    let room = Size(width: 0, height: height)
    let first = min(text.sizeThatFits(room).width, width)
    let second = min(
      detail.sizeThatFits(room).width, max(width / 2, width - first - TableMetrics.gap))
    let end = x + width
    detail.frame = Rect(x: end - second, y: 0, width: second, height: height)
    text.frame = Rect(
      x: x, y: 0, width: max(0, width - second - TableMetrics.gap), height: height)
  }

  func fittingSize(in size: Size) -> Size {
    updateConfigurationIfNeeded()
    let inner = max(
      0, size.width - leadingWidth - surroundings.readableInset - trailingWidth)
    if content.isConfigured { return configuredSize(in: size, inner) }
    let width = textWidth(contentWidth: inner)
    let first = height(of: parts.text, width: width)
    let second = height(of: parts.detail, width: width)
    var content = style == .subtitle && second > 0 ? first + TableMetrics.lineGap + second : first
    content = max(content, style == .subtitle ? 0 : second)
    content += TableMetrics.verticalPadding * 2
    if let view = shownAccessoryView {
      content = max(content, accessorySize(of: view).height + TableMetrics.verticalPadding)
    }
    let height = content + separatorThickness
    return Size(width: size.width, height: max(TableMetrics.rowHeight, height.rounded(.up)))
  }

  /// Returns the size of a row with a content configuration, in points.
  private func configuredSize(in size: Size, _ inner: Double) -> Size {
    layoutConfigured()
    let content = content.view.measured(inWidth: inner).height + separatorThickness
    return Size(width: size.width, height: max(TableMetrics.rowHeight, content.rounded(.up)))
  }

  private func height(of label: Label?, width: Double) -> Double {
    guard let label, !(label.text?.isEmpty ?? true) else { return 0 }
    return label.sizeThatFits(Size(width: width, height: 0)).height
  }

  /// The texts of the cell and of its accessory view, such as a badge, or `nil` if its content has none.
  var spokenLabel: String? {
    guard let text = content.list?.spokenText ?? spokenText else { return nil }
    guard let accessory = shownAccessoryView?.spokenAccessory else { return text }
    return text + ", " + accessory
  }

  /// The text for a screen reader: all texts, separated by commas.
  private var spokenText: String? {
    let texts = [parts.text?.text, parts.detail?.text].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
