extension SegmentedControl {
  /// The padding at the left and right of a segment's content, in points.
  private static let padding = 14.0
  /// The inset of the selected segment from the background, in points.
  private static let inset = 3.0

  // MARK: Layout

  /// Returns the preferred width of a segment, in points.
  private func naturalWidth(of segment: Segment) -> Double {
    if segment.width > 0 { return segment.width }
    let content = segment.image?.size.width ?? titleSize(of: segment).width
    return max(theme.metrics.touchTarget, (content + Self.padding * 2).rounded(.up))
  }

  /// Returns the size of a segment's title in the state in which it is largest.
  private func titleSize(of segment: Segment) -> Size {
    var size = Size.zero
    for looks in allLooks {
      guard let text = layout(of: segment, looks: looks) else { continue }
      size.width = max(size.width, text.size.width)
      size.height = max(size.height, text.size.height)
    }
    return size
  }

  /// The title attributes of the states that have their own, or `nil` for the default.
  private var allLooks: [TextAttributes?] {
    guard !titleStyle.isEmpty else { return [nil] }
    let usual = titleStyle[.normal] ?? TextAttributes()
    return [usual] + titleStyle.filter { $0.key != .normal }.map { usual.merging($0.value) }
  }

  /// The preferred width of the control, in points.
  var naturalWidth: Double {
    var sum = 0.0
    var widest = 0.0
    var alike = 0
    for segment in segments {
      let width = naturalWidth(of: segment)
      if segment.width > 0 || apportionsSegmentWidthsByContent {
        sum += width
      } else {
        widest = max(widest, width)
        alike += 1
      }
    }
    return sum + widest * Double(alike)
  }

  /// The height of the segments, in points. Larger texts need more.
  var naturalHeight: Double {
    let text = titleStyle.isEmpty ? 0 : segments.map { titleSize(of: $0).height }.max() ?? 0
    return max(Self.drawnHeight, (max(theme.fonts.button.lineHeight, text) + 10).rounded(.up))
  }

  /// The rectangle of the background, in points.
  private var ground: Rect {
    let height = min(naturalHeight, bounds.height)
    return Rect(
      x: bounds.minX, y: bounds.minY + ((bounds.height - height) / 2).rounded(.down),
      width: bounds.width, height: height)
  }

  /// The frames of the segments, which fill the control.
  var segmentFrames: [Rect] {
    let ground = ground
    var widths: [Double] = []
    var set = 0.0
    var flexible = 0.0
    for segment in segments {
      let isSet = segment.width > 0
      let width =
        isSet ? segment.width : apportionsSegmentWidthsByContent ? naturalWidth(of: segment) : 1
      widths.append(width)
      if isSet { set += width } else { flexible += width }
    }
    let room = max(0, ground.width - set)
    var x = ground.minX
    var frames: [Rect] = []
    for (index, segment) in segments.enumerated() {
      let width = segment.width > 0 ? segment.width : room * widths[index] / max(flexible, 1)
      let end = index == segments.count - 1 && flexible > 0 ? ground.maxX : x + width
      frames.append(Rect(x: x, y: ground.minY, width: max(0, end - x), height: ground.height))
      x = end
    }
    let grid = pixelGrid
    if isRightToLeft { return frames.map { grid.nearest($0.mirrored(in: ground)) } }
    return frames.map(grid.nearest)
  }

  /// Returns the layout of a title with left alignment in any script. The caller centers it.
  private func layout(
    of segment: Segment, width: Double? = nil, looks: TextAttributes? = nil
  ) -> TextLayout? {
    segment.shownTitle.map { title in
      let font = theme.fonts.button
      guard let looks = looks ?? titleStyle[.normal] else {
        return TextLayout.cached(
          title, font: font, maxWidth: width, numberOfLines: 1, alignment: .left)
      }
      return TextLayout.cached(
        StyledText(title, attributes: looks), font: font, maxWidth: width, numberOfLines: 1,
        alignment: .left)
    }
  }

  /// Returns the current attributes of a segment's title, or `nil` for the default.
  private func looks(of index: Int, isUsable: Bool) -> TextAttributes? {
    if titleStyle.isEmpty { return nil }
    let usual = titleStyle[.normal] ?? TextAttributes()
    let state = isUsable ? state(of: index) : .disabled
    guard state != .normal, let own = titleStyle[state] else { return usual }
    return usual.merging(own)
  }

  /// Returns the frame of the selection mark, which can lie between two segments.
  private func markFrame(_ frames: [Rect]) -> Rect? {
    guard selectedSegmentIndex != Self.noSegment, !frames.isEmpty else { return nil }
    let place = min(max(slide.value, 0), Double(frames.count - 1))
    let first = frames[Int(place)]
    let second = frames[min(Int(place) + 1, frames.count - 1)]
    let part = place - place.rounded(.down)
    let x = first.minX + (second.minX - first.minX) * part
    let width = first.width + (second.width - first.width) * part
    return Rect(x: x, y: first.minY, width: width, height: first.height)
      .insetBy(dx: Self.inset, dy: Self.inset)
  }

  // MARK: Drawing

  func drawSegments(in context: GraphicsContext) {
    let ground = ground
    let frames = segmentFrames
    let radius = min(theme.metrics.controlCornerRadius, ground.height / 2)
    let isUsual = backgroundImages.isEmpty
    if isUsual {
      context.fillRoundedRect(ground, cornerRadius: radius, color: .secondaryFill)
      drawContrastEdge(
        around: ground, cornerRadius: radius, isEnabled: isEnabled, in: context)
    } else {
      drawBackgroundImages(frames, in: context)
    }
    if !dividerImages.isEmpty {
      drawDividerImages(frames, in: context)
    } else if isUsual {
      drawSeparators(frames, in: context)
    }
    if isUsual, let mark = markFrame(frames) {
      drawMark(mark, radius - Self.inset, in: context)
    }
    for (index, frame) in frames.enumerated() {
      if isUsual { drawPress(index, frame, radius - Self.inset, in: context) }
      drawContent(index, frame, in: context)
    }
    if isFocused {
      drawFocusRing(around: ground, cornerRadius: radius, in: context)
      if isMomentary, frames.indices.contains(keyIndex) {
        context.strokeRoundedRect(
          frames[keyIndex].insetBy(dx: Self.inset, dy: Self.inset),
          cornerRadius: radius - Self.inset, color: focusRingColor, width: 1.5)
      }
    }
  }

  private func drawMark(_ mark: Rect, _ radius: Double, in context: GraphicsContext) {
    if isEnabled {
      context.drawShadow(
        of: mark, cornerRadius: radius, color: Color(white: 0, alpha: 0.22),
        offset: Vector(dx: 0, dy: 1), radius: 1.5, isHollow: true)
    }
    let usual: Color = theme.isDark ? .pressedFill : .secondarySystemGroupedBackground
    context.fillRoundedRect(
      mark, cornerRadius: radius, color: selectedSegmentTintColor ?? usual)
    drawContrastEdge(around: mark, cornerRadius: radius, isEnabled: isEnabled, in: context)
  }

  private func drawPress(
    _ index: Int, _ frame: Rect, _ radius: Double, in context: GraphicsContext
  ) {
    guard isEnabled, index == pressedIndex ?? (isHighlighted && !isTracking ? 0 : nil) else {
      return
    }
    context.fillRoundedRect(
      frame.insetBy(dx: Self.inset, dy: Self.inset), cornerRadius: radius,
      color: Color.label.withAlphaComponent(0.1))
  }

  /// Draws a line between two segments, unless one of them is selected.
  private func drawSeparators(_ frames: [Rect], in context: GraphicsContext) {
    for index in frames.indices.dropFirst() {
      if index == selectedSegmentIndex || index - 1 == selectedSegmentIndex { continue }
      let frame = frames[index]
      let edge = isRightToLeft ? frame.maxX : frame.minX
      let line = Rect(x: edge - 0.5, y: frame.minY + 9, width: 1, height: frame.height - 18)
      context.fill(context.pixelAligned(line), color: Color.controlBorder.withAlphaComponent(0.6))
    }
  }

  private func drawContent(_ index: Int, _ frame: Rect, in context: GraphicsContext) {
    let segment = segments[index]
    let isUsable = isEnabled && segment.isEnabled
    let color: Color = isUsable ? .label : .tertiaryLabel
    let offset = segment.contentOffset
    if let image = segment.image {
      let size = image.size
      let place = Rect(
        x: frame.midX - size.width / 2 + offset.width,
        y: frame.midY - size.height / 2 + offset.height, width: size.width, height: size.height)
      context.draw(image, in: place, tint: color)
      return
    }
    let looks = looks(of: index, isUsable: isUsable)
    let width = max(0, frame.width - Self.inset * 4)
    guard let text = layout(of: segment, width: width, looks: looks) else { return }
    let origin = Point(
      x: frame.midX - text.size.width / 2 + offset.width,
      y: (frame.midY - text.size.height / 2).rounded(.down) + offset.height)
    let isFaded = !isUsable && titleStyle[.disabled] == nil
    context.draw(text, at: origin, color: color, usesOwnColors: !isFaded)
  }
}
