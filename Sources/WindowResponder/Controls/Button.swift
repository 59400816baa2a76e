/// A control that performs an action when it is pressed. Follows `UIButton`.
///
///     let button = Button(configuration: .filled())
///     button.setTitle("Save", for: .normal)
///     button.addTarget(self, action: Editor.save, for: .touchUpInside)
///
/// Title, colors, image and background can differ by state. A value that is not set for a state is that of
/// `.normal`.
@preconcurrency @MainActor open class Button: Control, ButtonCreating {
  /// The type with which the button was created.
  open var buttonType: ButtonType { type }
  private final var type = ButtonType.custom

  /// The configuration of the button, or `nil` for the appearance of its type and the values for states.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { contentDidChange() } }
  }

  /// The role of the button. A destructive one is drawn as such. The default is `.normal`.
  open var role: Role = .normal {
    didSet { if role != oldValue { setNeedsDisplay() } }
  }

  /// A Boolean value that indicates whether each press toggles the selected state before the actions are
  /// sent. The default is `false`.
  ///
  /// If the ``menu`` is the primary action, the button shows the menu's selected element, and selecting
  /// another element changes it.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if shownMenuInteraction != nil { showMenuSelection() } }
  }

  /// The menu of the button, or `nil` if there is none.
  ///
  /// A long press and the pointer's secondary button open it. If ``Control/showsMenuAsPrimaryAction`` is
  /// `true`, each press does.
  open var menu: Menu? {
    get { ownMenu }
    set {
      ownMenu = newValue
      isContextMenuInteractionEnabled = newValue != nil
      showMenuSelection()
    }
  }

  /// A Boolean value that indicates whether a press opens the menu at once.
  open override var showsMenuAsPrimaryAction: Bool {
    get { super.showsMenuAsPrimaryAction }
    set {
      super.showsMenuAsPrimaryAction = newValue
      showMenuSelection()
    }
  }

  /// Returns the configuration of the button's ``menu``.
  open override func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard isContextMenuInteractionEnabled, isEnabled, let menu = selectionMenu else { return nil }
    return configuration(showing: menu)
  }

  override func menuSelectionDidChange() { showMenuSelection() }

  /// A Boolean value that indicates whether the appearance of the configuration shows the button's state,
  /// such as pressed or selected. The default is `true`. If it is `false`, the button looks the same in all
  /// states.
  open var automaticallyUpdatesConfiguration: Bool {
    get { values.rare?.updatesConfiguration ?? true }
    set { setRare { $0.updatesConfiguration = newValue } }
  }

  /// A closure that is called when the button's state has changed, to update its ``configuration``. It is
  /// called after ``updateConfiguration()``.
  ///
  ///     button.configurationUpdateHandler = { button in
  ///       button.configuration?.title = button.isSelected ? "Playing" : "Play"
  ///     }
  @preconcurrency open var configurationUpdateHandler: (@MainActor (Button) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Updates the ``configuration`` for the state. The base class does nothing. Call
  /// ``setNeedsUpdateConfiguration()`` to update it.
  open func updateConfiguration() {}

  /// Calls ``updateConfiguration()`` and ``configurationUpdateHandler``.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    configurationUpdateHandler?(self)
    isUpdatingConfiguration = false
  }

  private var isUpdatingConfiguration = false

  /// Updates the configuration and redraws the button after a change of the state.
  open override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    if views != nil { labelDidChange() }
  }

  final var values = ButtonValues()
  /// The views of the button, or `nil` if it draws everything itself.
  final var views: ButtonViews?

  /// Creates a button of the custom type.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    becomeCentered()
  }

  /// Creates a button of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    becomeCentered()
  }

  /// Applies the configuration of an initializer.
  func become(_ configuration: Configuration) {
    type = .system
    self.configuration = configuration
  }

  /// Creates a button of the system type that shows an image, and sends an action when it is pressed.
  public static func systemButton(
    with image: Image, target: Any?, action: Selector?
  ) -> Button {
    let button = Button(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Applies the type of an initializer.
  func become(_ type: ButtonType) {
    self.type = type
    guard let name = type.symbolName, let image = Image(systemName: name) else { return }
    setImage(image, for: .normal)
    frame.size = image.size
  }

  /// Sets the primary action of the button.
  override func takePrimaryAction(_ action: Action?) {
    guard let action else { return }
    if configuration == nil {
      setTitle(action.title, for: .normal)
      setImage(action.image, for: .normal)
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  private func becomeCentered() {
    contentVerticalAlignment = .center
    contentHorizontalAlignment = .center
  }

  // MARK: Values for states

  /// Sets the title for a state, or removes it if it is `nil`.
  open func setTitle(_ title: String?, for state: State) { set { $0.titles[state] = title } }
  /// Sets the attributed title for a state, or removes it if it is `nil`. It has priority over a plain one.
  @_disfavoredOverload open func setAttributedTitle(_ title: StyledText?, for state: State) {
    set { $0.styledTitles[state] = title }
  }
  /// Sets the color of the title for a state, or removes it if it is `nil`.
  open func setTitleColor(_ color: Color?, for state: State) { set { $0.colors[state] = color } }
  /// Sets the color of the title's shadow for a state, or removes it if it is `nil`. The `shadowOffset` of
  /// ``titleLabel`` determines the shadow's position. Follows `UIButton.setTitleShadowColor(_:for:)`.
  open func setTitleShadowColor(_ color: Color?, for state: State) {
    setRare { $0.shadows[state] = color }
    _ = titleLabel
    setNeedsLayout()
  }
  /// Sets the image for a state, or removes it if it is `nil`.
  open func setImage(_ image: Image?, for state: State) { set { $0.images[state] = image } }
  /// Sets the background image for a state, or removes it if it is `nil`.
  open func setBackgroundImage(_ image: Image?, for state: State) {
    set { $0.backgrounds[state] = image }
  }
  final func setFill(_ color: Color?, for state: State) { set { $0.fills[state] = color } }
  /// Sets the symbol configuration for a state, or removes it if it is `nil`.
  open func setPreferredSymbolConfiguration(
    _ configuration: Image.SymbolConfiguration?, forImageIn state: State
  ) { setRare { $0.symbols[state] = configuration } }
  /// Returns the symbol configuration for a state, or `nil` if there is none.
  open func preferredSymbolConfigurationForImage(in state: State) -> Image.SymbolConfiguration? {
    values.rare?.symbols[state]
  }
  /// The symbol configuration of the current state, or `nil` if there is none.
  open var currentPreferredSymbolConfiguration: Image.SymbolConfiguration? {
    values.rare.flatMap { $0.symbols[state] ?? $0.symbols[.normal] }
  }

  /// Returns the title for a state, or that of the normal state.
  open func title(for state: State) -> String? { values.titles[state] ?? values.titles[.normal] }
  /// Returns the attributed title for a state, or that of the normal state.
  @_disfavoredOverload open func attributedTitle(for state: State) -> StyledText? {
    values.styledTitles[state] ?? values.styledTitles[.normal]
  }
  /// Returns the color of the title for a state, or that of the normal state.
  open func titleColor(for state: State) -> Color? {
    values.colors[state] ?? values.colors[.normal] ?? (isWhite ? .white : nil)
  }
  /// Returns the color of the title's shadow for a state, or that of the normal state, or `nil` if there is
  /// none.
  open func titleShadowColor(for state: State) -> Color? {
    values.rare.flatMap { $0.shadows[state] ?? $0.shadows[.normal] }
  }
  /// A Boolean value that indicates whether the title's shadow is on the opposite side while the button is
  /// pressed. The default is `false`. Follows `UIButton.reversesTitleShadowWhenHighlighted`.
  open var reversesTitleShadowWhenHighlighted: Bool {
    get { values.rare?.reversesTitleShadow ?? false }
    set { setRare { $0.reversesTitleShadow = newValue } }
  }
  /// A Boolean value that indicates whether a pressed button glows. The default is `false`. Follows
  /// `UIButton.showsTouchWhenHighlighted`.
  open var showsTouchWhenHighlighted: Bool {
    get { values.rare?.showsTouch ?? false }
    set { setRare { $0.showsTouch = newValue } }
  }
  final var hasTitleShadows: Bool { values.rare?.shadows.isEmpty == false }
  /// The color of the title's shadow in the current state, or `nil` if there is none.
  open var currentTitleShadowColor: Color? { titleShadowColor(for: state) }
  /// Returns the image for a state, or that of the normal state.
  open func image(for state: State) -> Image? { values.images[state] ?? values.images[.normal] }
  /// Returns the background image for a state, or that of the normal state.
  open func backgroundImage(for state: State) -> Image? { values.background(for: state) }
  final func fill(for state: State) -> Color? { values.fills[state] ?? values.fills[.normal] }
  /// The visible title.
  open var currentTitle: String? { title(for: state) ?? configuration?.title }
  /// The visible attributed title, or `nil` for a plain one.
  @_disfavoredOverload open var currentAttributedTitle: StyledText? { attributedTitle(for: state) }
  /// The visible color of the title.
  open var currentTitleColor: Color { style.foreground }
  /// The visible image.
  open var currentImage: Image? { image(for: state) ?? configuration?.image }
  /// The visible background image.
  open var currentBackgroundImage: Image? { backgroundImage(for: state) }
  /// The font of the title. The default is 18 points for a button of the custom type, and the theme's button
  /// font for others.
  open var font: Font! {
    get { values.font ?? usualFont }
    set { set { $0.font = newValue } }
  }

  // MARK: Subviews

  /// The view that shows the title. Its font, number of lines and alignment are those of the title. The
  /// button sets its text and color. Follows `UIButton.titleLabel`.
  open var titleLabel: Label? { shownTitleLabel }
  /// The view that shows the configuration's subtitle.
  open var subtitleLabel: Label? { shownSubtitleLabel }
  /// The view that shows the image.
  open var imageView: ImageView? { shownImageView }
  /// The space around image and title without a configuration, in points.
  open var contentEdgeInsets: EdgeInsets {
    get { values.rare?.contentInsets ?? .zero }
    set { setRare { $0.contentInsets = newValue } }
  }
  /// The insets of the area in which the title is aligned, in points. They change no size.
  open var titleEdgeInsets: EdgeInsets {
    get { values.rare?.titleInsets ?? .zero }
    set { setRare { $0.titleInsets = newValue } }
  }
  /// The insets of the area in which the image is aligned, in points. They change no size.
  open var imageEdgeInsets: EdgeInsets {
    get { values.rare?.imageInsets ?? .zero }
    set { setRare { $0.imageInsets = newValue } }
  }
  /// A Boolean value that indicates whether the image of a pressed button without a configuration is dimmed.
  /// The default is `true`.
  open var adjustsImageWhenHighlighted: Bool {
    get { values.rare?.adjustsImageWhenHighlighted ?? true }
    set { setRare { $0.adjustsImageWhenHighlighted = newValue } }
  }
  /// A Boolean value that indicates whether the image of a disabled button without a configuration is dimmed.
  /// The default is `true`.
  open var adjustsImageWhenDisabled: Bool {
    get { values.rare?.adjustsImageWhenDisabled ?? true }
    set { setRare { $0.adjustsImageWhenDisabled = newValue } }
  }

  /// Returns the rectangle of the background, in points.
  open func backgroundRect(forBounds bounds: Rect) -> Rect { bounds }
  /// Returns the rectangle of image and title, in points. The space around them is that of the configuration.
  /// Without one, that of a system button gives way before the title is shortened.
  open func contentRect(forBounds bounds: Rect) -> Rect {
    bounds.inset(by: currentLayout.insets(in: bounds.size))
  }
  /// Returns the rectangle of the title in the content's rectangle, in points.
  open func titleRect(forContentRect contentRect: Rect) -> Rect {
    currentLayout.titleFrame(inContent: contentRect)
  }
  /// Returns the rectangle of the image in the content's rectangle, in points.
  open func imageRect(forContentRect contentRect: Rect) -> Rect {
    currentLayout.imageFrame(inContent: contentRect)
  }

  private final var currentLayout: ButtonLayout { .of(self) }

  /// Places the views of the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if views == nil, configuration?.needsViews == true { labelDidChange() }
    if views != nil { placeViews() }
  }

  /// Updates the views after a change of the theme's fonts and colors.
  open override func themeDidChange() {
    super.themeDidChange()
    if views != nil { labelDidChange() }
  }

  /// Updates the views after a change of the tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if views != nil { labelDidChange() }
  }

  override func contentAlignmentDidChange() {
    super.contentAlignmentDidChange()
    if views != nil { setNeedsLayout() }
  }

  // MARK: Pointer

  /// A Boolean value that indicates whether the pointer changes over the button. The default is `false`. It
  /// is `true` if there is a ``pointerStyleProvider``.
  open var isPointerInteractionEnabled: Bool {
    get { pointerInteraction != nil }
    set { setPointerInteraction(newValue) }
  }
  /// A closure that returns the pointer's style over the button, or `nil` for the default style.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
  }
  /// A closure that returns the pointer's style over a button from the button and the proposed effect and
  /// shape. Follows `UIButton.PointerStyleProvider`.
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: Button, _ proposedEffect: PointerEffect, _ proposedShape: PointerShape
    ) -> PointerStyle?

  // MARK: Size and drawing

  /// The size of title and image with the space around them, in points.
  open override var intrinsicContentSize: Size { ButtonLayout(self).fittingSize() }
  /// Returns the size of title and image with the space around them, in points. A title of several lines is
  /// wrapped at the width.
  open override func sizeThatFits(_ size: Size) -> Size {
    ButtonLayout(self).fittingSize(width: size.width > 0 ? size.width : nil)
  }

  /// Draws background, image and title, and a focus ring if the button has the focus.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    drawButton(in: context)
  }

  override var drawsInsideBounds: Bool { true }
  override var usualAccessibilityTraits: AccessibilityTraits {
    super.usualAccessibilityTraits.union(.button)
  }
  override var triggersPrimaryAction: Bool { true }

  /// Returns `false` for a recognizer of an ancestor that waits for a single tap.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTap(to: gestureRecognizer)
  }

  override func triggerPrimaryAction(with event: Event?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.triggerPrimaryAction(with: event)
  }

  override func baselineFromTop(for size: Size) -> Double? {
    ButtonLayout(self).baseline(for: size)
  }

  /// The accessibility label. The default is the title, or the name of the button type.
  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? currentAttributedTitle?.string ?? currentTitle
        ?? buttonType.spokenName
    }
    set { super.accessibilityLabel = newValue }
  }
}
