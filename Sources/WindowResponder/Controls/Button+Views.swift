import ResponderWords

extension Button {
  /// The configuration of the button: the one that was set, or that of its type.
  var shownConfiguration: Configuration? {
    configuration ?? (buttonType == .system || buttonType == .plain ? .usual : nil)
  }

  /// A Boolean value that indicates whether the default title color is white, as in UIKit's buttons of the
  /// custom type.
  var isWhite: Bool { configuration == nil && buttonType == .custom }

  /// The default font of the title.
  var usualFont: Font {
    guard let configuration else {
      return isWhite ? theme.fonts.customButton : theme.fonts.button
    }
    let font = theme.fonts.button
    return switch configuration.buttonSize {
    case .mini, .small: font.withSize((font.pointSize * 13 / 15).rounded())
    case .medium: font
    case .large: font.withSize((font.pointSize * 17 / 15).rounded())
    }
  }

  /// The color of a template image.
  var imageColor: Color {
    let color: Color
    if shownConfiguration != nil || !isEnabled {
      color = style.foreground
    } else {
      color = buttonType == .close ? .secondaryLabel : tintColor
    }
    return configuration?.imageColorTransformer?(color) ?? color
  }

  /// The image with the symbol configuration applied.
  var shownImage: Image? {
    guard let image = currentImage, let wanted = symbolConfiguration, image.isSymbolImage else {
      return currentImage
    }
    return image.applyingSymbolConfiguration(wanted) ?? image
  }

  /// The symbol configuration of the current state or the configuration, or `nil` for the default.
  var symbolConfiguration: Image.SymbolConfiguration? {
    currentPreferredSymbolConfiguration ?? configuration?.preferredSymbolConfigurationForImage
  }

  /// A Boolean value that indicates whether there is a menu indicator.
  var showsIndicator: Bool {
    guard let configuration else { return false }
    switch configuration.indicator {
    case .none: return false
    case .popup: return true
    case .automatic:
      return changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
    }
  }

  // MARK: Views that were accessed

  private func makeViews() -> ButtonViews {
    if let views { return views }
    let made = ButtonViews()
    views = made
    return made
  }

  /// The label of the title. Created on first access.
  var shownTitleLabel: ButtonLabel {
    if let label = views?.title { return label }
    let label = ButtonLabel(self, isSubtitle: false)
    makeViews().title = label
    addSubview(label)
    labelDidChange()
    placeViews()
    return label
  }

  var shownSubtitleLabel: ButtonLabel? {
    if let label = views?.subtitle { return label }
    guard configuration != nil else { return nil }
    let label = ButtonLabel(self, isSubtitle: true)
    makeViews().subtitle = label
    addSubview(label)
    labelDidChange()
    placeViews()
    return label
  }

  /// The view of the image. Created on first access.
  var shownImageView: ButtonImageView {
    if let view = views?.image { return view }
    let view = ButtonImageView(self)
    makeViews().image = view
    insertSubview(view, at: 0)
    labelDidChange()
    placeViews()
    return view
  }

  /// Sets the font that was set on a label.
  func setFont(_ font: Font?, ofSubtitle isSubtitle: Bool) {
    if isSubtitle {
      var rare = values.rare ?? ButtonValues.Rare()
      rare.subtitleFont = font
      values.rare = rare
      contentDidChange()
    } else {
      self.font = font
    }
  }

  /// Updates the views after a possible change of their content.
  func labelDidChange() {
    let hasOwnViews = views?.wheel != nil || views?.custom != nil
    if hasOwnViews || configuration?.needsViews == true { prepareOwnViews() }
    guard let views else { return }
    let style = self.style
    let fades = shownConfiguration == nil && isHighlighted && isEnabled
    let color = fades ? style.foreground.multipliedAlpha(by: Self.pressedAlpha) : style.foreground
    views.title?.show(titleText, color: color)
    views.subtitle?.show(subtitleText, color: color.multipliedAlpha(by: Self.subtitleAlpha))
    if let view = views.image {
      let image = shownImage
      if view.image !== image { view.image = image }
      view.setNeedsDisplay()
    }
    views.wheel?.color = wheelColor
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The opacity of a subtitle, which is small and has to be legible.
  static let subtitleAlpha = 0.85
  /// The opacity of the content of a pressed button without configuration.
  static let pressedAlpha = 0.55

  private var wheelColor: Color {
    configuration?.activityIndicatorColorTransformer?(style.foreground) ?? style.foreground
  }

  /// Creates the views that the configuration needs, and removes those that it does not need any more.
  private func prepareOwnViews() {
    let views = makeViews()
    let turns = configuration?.showsActivityIndicator ?? false
    if turns, views.wheel == nil {
      let wheel = ActivityIndicatorView(style: .medium)
      views.wheel = wheel
      addSubview(wheel)
      wheel.startAnimating()
    } else if !turns, let wheel = views.wheel {
      views.wheel = nil
      wheel.removeFromSuperview()
    }
    let custom = configuration?.background.customView
    if views.custom !== custom {
      views.custom?.removeFromSuperview()
      views.custom = custom
      if let custom { insertSubview(custom, at: 0) }
    }
  }

  func placeViews() {
    guard let views else { return }
    let content = contentRect(forBounds: bounds)
    views.title?.frame = views.title?.text == nil ? .zero : titleRect(forContentRect: content)
    let layout = ButtonLayout(self)
    if layout.subtitle != nil { views.subtitle?.frame = layout.subtitleFrame(inContent: content) }
    let place = imageRect(forContentRect: content)
    views.image?.isShown = views.wheel == nil && currentImage != nil
    views.image?.frame = place
    views.wheel?.center = Point(x: place.midX, y: place.midY)
    views.custom?.frame = backgroundRect(forBounds: bounds)
  }
}

extension ImageView {
  /// A Boolean value that indicates whether the image view is visible. Setting it sets `isHidden` only if
  /// that changes.
  fileprivate var isShown: Bool {
    get { !isHidden }
    set { if isHidden == newValue { isHidden = !newValue } }
  }
}

extension Button.Configuration {
  /// A Boolean value that indicates whether a part of the configuration is shown by a view.
  var needsViews: Bool { showsActivityIndicator || background.customView != nil }
}

extension Button.ButtonType {
  /// The name of the symbol of the type, or `nil` if there is none.
  var symbolName: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    case .custom, .system, .plain: nil
    }
  }

  /// The accessibility label of a button of the type without a title.
  var spokenName: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: ownWord("More Info")
    case .contactAdd: ownWord("Add")
    case .close: ownWord("Close")
    case .custom, .system, .plain: nil
    }
  }
}
