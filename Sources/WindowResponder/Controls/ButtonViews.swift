/// The views of a button that were accessed, or that it needs. The button draws all other parts itself, which
/// costs less.
@MainActor final class ButtonViews {
  var title: ButtonLabel?
  var subtitle: ButtonLabel?
  var image: ButtonImageView?
  var wheel: ActivityIndicatorView?
  var custom: View?
}

/// The label of a button's title or subtitle.
@MainActor final class ButtonLabel: Label {
  private let ownerLink: OwnerLink<Button>
  private var button: Button { ownerLink.owner }
  private let isSubtitle: Bool
  /// A Boolean value that indicates whether the button itself is changing the label.
  private var isShowing = false

  init(_ button: Button, isSubtitle: Bool) {
    ownerLink = OwnerLink(button, orElse: Button())
    self.isSubtitle = isSubtitle
    super.init(frame: .zero)
    super.lineBreakMode = .byTruncatingMiddle
  }

  /// The number of lines that the application has set, or `nil` for that of the button's text.
  private(set) var chosenNumberOfLines: Int?
  /// The line break mode that the application has set, or `nil` for that of the button's text.
  private(set) var chosenLineBreakMode: LineBreakMode?

  override var numberOfLines: Int {
    willSet { if !isShowing { chosenNumberOfLines = newValue } }
  }

  override var lineBreakMode: LineBreakMode {
    get { super.lineBreakMode }
    set {
      if !isShowing { chosenLineBreakMode = newValue }
      super.lineBreakMode = newValue
    }
  }

  /// The font of the button's title.
  override var font: Font! {
    get { super.font }
    set {
      super.font = newValue
      if !isShowing { button.setFont(newValue, ofSubtitle: isSubtitle) }
    }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if !isShowing { button.labelDidChange() }
  }

  private func showShadow() {
    shadowColor = button.currentTitleShadowColor
    let turns = button.reversesTitleShadowWhenHighlighted && button.isHighlighted
    guard turns != isShadowTurned else { return }
    isShadowTurned = turns
    shadowOffset = Size(width: -shadowOffset.width, height: -shadowOffset.height)
  }
  private var isShadowTurned = false

  /// Shows the current text of the button.
  func show(_ text: ButtonText?, color: Color) {
    isShowing = true
    super.font = text?.font ?? button.font
    if let text {
      if chosenNumberOfLines == nil { numberOfLines = text.numberOfLines }
      if chosenLineBreakMode == nil, super.lineBreakMode != text.lineBreakMode {
        super.lineBreakMode = text.lineBreakMode
      }
    }
    if let styled = text?.styled {
      attributedText = styled
    } else {
      self.text = text?.string
    }
    textColor = color
    if !isSubtitle, button.hasTitleShadows { showShadow() }
    isShowing = false
  }
}

/// The image view of a button. A template image has the button's color, unless a tint color is set.
@MainActor final class ButtonImageView: ImageView {
  private let ownerLink: OwnerLink<Button>
  private var button: Button { ownerLink.owner }

  init(_ button: Button) {
    ownerLink = OwnerLink(button, orElse: Button())
    super.init(frame: .zero)
  }

  override var tintColor: Color! {
    get { hasOwnTintColor ? super.tintColor : button.imageColor }
    set { super.tintColor = newValue }
  }
}
