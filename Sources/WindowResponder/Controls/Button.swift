/// A control that does something when it is pressed. Follows `UIButton`.
///
///     let button = Button(configuration: .filled())
///     button.setTitle("Save", for: .normal)
///     button.addTarget(self, action: Editor.save, for: .touchUpInside)
///
/// Title, colours, image and background can differ by state; what is not set for a state is that of
/// `.normal`.
@preconcurrency @MainActor open class Button: Control, ButtonCreating {
  /// What the button was made as.
  open var buttonType: ButtonType { type }
  private final var type = ButtonType.custom

  /// How the button looks; nil for its type and what is set state by state.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { contentDidChange() } }
  }

  /// What the button is for; a destructive one is drawn so.
  open var role: Role = .normal {
    didSet { if role != oldValue { setNeedsDisplay() } }
  }

  /// Whether each press selects the button, or takes the selection back, before its actions are sent:
  /// a button that stays down.
  ///
  /// With a ``menu`` that is its primary action, the button shows which element of that is on, and
  /// choosing another changes it.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if menus.shownMenuInteraction != nil { showMenuSelection() } }
  }

  /// What the button offers to choose from; nil for nothing.
  ///
  /// A long press and the pointer's secondary button open it, or each press where
  /// ``Control/showsMenuAsPrimaryAction``.
  open var menu: Menu? {
    get { menus.ownMenu }
    set {
      menus.ownMenu = newValue
      isContextMenuInteractionEnabled = newValue != nil
      showMenuSelection()
    }
  }

  /// Whether a press opens the menu at once.
  open override var showsMenuAsPrimaryAction: Bool {
    get { super.showsMenuAsPrimaryAction }
    set {
      super.showsMenuAsPrimaryAction = newValue
      showMenuSelection()
    }
  }

  /// The button's ``menu``.
  open override func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard isContextMenuInteractionEnabled, isEnabled, let menu = selectionMenu else { return nil }
    return menus.configuration(showing: menu)
  }

  override func menuSelectionDidChange() { showMenuSelection() }

  /// Whether the configuration is drawn as the button's state has it: pressed, selected. True at the
  /// start; else it looks the same in all states.
  open var automaticallyUpdatesConfiguration: Bool {
    get { values.rare?.updatesConfiguration ?? true }
    set { setRare { $0.updatesConfiguration = newValue } }
  }

  /// Called whenever the button's state changes, to change its ``configuration`` by it.
  ///
  ///     button.configurationUpdateHandler = { button in
  ///       button.configuration?.title = button.isSelected ? "Playing" : "Play"
  ///     }
  @preconcurrency open var configurationUpdateHandler: (@MainActor (Button) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Changes ``configuration`` by the state. The base class calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Has ``updateConfiguration()`` called.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  private var isUpdatingConfiguration = false

  /// The state changed: the configuration is updated, and the button drawn again.
  open override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    if views != nil { labelDidChange() }
  }

  final var values = ButtonValues()
  /// The views that the button is made of; nil as long as it draws all by itself.
  final var views: ButtonViews?

  /// Creates a plain button without anything set.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    becomeCentered()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    becomeCentered()
  }

  /// Takes a configuration, as an initializer that is told one does.
  func become(_ configuration: Configuration) {
    type = .system
    self.configuration = configuration
  }

  /// Makes a button of the system's type that shows an image, and sends an action when it is pressed.
  public static func systemButton(
    with image: Image, target: Any?, action: Selector?
  ) -> Button {
    let button = Button(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Takes the looks of a type, as an initializer that is told one does.
  func become(_ type: ButtonType) {
    self.type = type
    guard let name = type.symbolName, let image = Image(systemName: name) else { return }
    setImage(image, for: .normal)
    frame.size = image.size
  }

  /// Makes an action what the button is for.
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

  /// Sets the title for a state; nil takes it back.
  open func setTitle(_ title: String?, for state: State) { set { $0.titles[state] = title } }
  /// Sets the title with its looks for a state; nil takes it back. It comes before a plain one.
  @_disfavoredOverload open func setAttributedTitle(_ title: StyledText?, for state: State) {
    set { $0.styledTitles[state] = title }
  }
  /// Sets the title's colour for a state; nil takes it back.
  open func setTitleColor(_ color: Color?, for state: State) { set { $0.colors[state] = color } }
  /// Sets the colour of the title's shadow for a state; nil takes it back. The shadow stands where the
  /// `shadowOffset` of ``titleLabel`` says. Follows `UIButton.setTitleShadowColor(_:for:)`.
  open func setTitleShadowColor(_ color: Color?, for state: State) {
    setRare { $0.shadows[state] = color }
    _ = titleLabel
    setNeedsLayout()
  }
  /// Sets the image for a state; nil takes it back.
  open func setImage(_ image: Image?, for state: State) { set { $0.images[state] = image } }
  /// Sets the image behind everything for a state; nil takes it back.
  open func setBackgroundImage(_ image: Image?, for state: State) {
    set { $0.backgrounds[state] = image }
  }
  final func setFill(_ color: Color?, for state: State) { set { $0.fills[state] = color } }

  /// Sets how large and how strong a symbol is for a state; nil takes it back.
  open func setPreferredSymbolConfiguration(
    _ configuration: Image.SymbolConfiguration?, forImageIn state: State
  ) { setRare { $0.symbols[state] = configuration } }
  /// How large and how strong a symbol is for a state; nil for its own.
  open func preferredSymbolConfigurationForImage(in state: State) -> Image.SymbolConfiguration? {
    values.rare?.symbols[state]
  }
  /// How large and how strong a symbol is now; nil for its own.
  open var currentPreferredSymbolConfiguration: Image.SymbolConfiguration? {
    values.rare.flatMap { $0.symbols[state] ?? $0.symbols[.normal] }
  }

  /// The title for a state, or the normal one.
  open func title(for state: State) -> String? { values.titles[state] ?? values.titles[.normal] }
  /// The title with its looks for a state, or the normal one.
  @_disfavoredOverload open func attributedTitle(for state: State) -> StyledText? {
    values.styledTitles[state] ?? values.styledTitles[.normal]
  }
  /// The title's colour for a state, or the normal one.
  open func titleColor(for state: State) -> Color? {
    values.colors[state] ?? values.colors[.normal] ?? (isWhite ? .white : nil)
  }
  /// The colour of the title's shadow for a state, or the normal one; nil for none.
  open func titleShadowColor(for state: State) -> Color? {
    values.rare.flatMap { $0.shadows[state] ?? $0.shadows[.normal] }
  }
  /// Whether the title's shadow stands on the other side while the button is pressed. Follows
  /// `UIButton.reversesTitleShadowWhenHighlighted`.
  open var reversesTitleShadowWhenHighlighted: Bool {
    get { values.rare?.reversesTitleShadow ?? false }
    set { setRare { $0.reversesTitleShadow = newValue } }
  }
  /// Whether a pressed button glows. Follows `UIButton.showsTouchWhenHighlighted`.
  open var showsTouchWhenHighlighted: Bool {
    get { values.rare?.showsTouch ?? false }
    set { setRare { $0.showsTouch = newValue } }
  }
  final var hasTitleShadows: Bool { values.rare?.shadows.isEmpty == false }
  /// The colour of the title's shadow now; nil for none.
  open var currentTitleShadowColor: Color? { titleShadowColor(for: state) }
  /// The image for a state, or the normal one.
  open func image(for state: State) -> Image? { values.images[state] ?? values.images[.normal] }
  /// The image behind everything for a state, or the normal one.
  open func backgroundImage(for state: State) -> Image? { values.background(for: state) }
  final func fill(for state: State) -> Color? { values.fills[state] ?? values.fills[.normal] }

  /// The title that is shown now.
  open var currentTitle: String? { title(for: state) ?? configuration?.title }
  /// The title with its looks that is shown now; nil for a plain one.
  @_disfavoredOverload open var currentAttributedTitle: StyledText? { attributedTitle(for: state) }
  /// The title's colour that is shown now.
  open var currentTitleColor: Color { style.foreground }
  /// The image that is shown now.
  open var currentImage: Image? { image(for: state) ?? configuration?.image }
  /// The image behind everything that is shown now.
  open var currentBackgroundImage: Image? { backgroundImage(for: state) }

  /// The title's font; 18 points in a button of the custom type and the theme's button font in others,
  /// until it is set.
  open var font: Font! {
    get { values.font ?? usualFont }
    set { set { $0.font = newValue } }
  }

  // MARK: Its views

  /// The view that shows the title. Its font, lines and alignment are the title's; text and colour come
  /// from the button. Follows `UIButton.titleLabel`.
  open var titleLabel: Label? { shownTitleLabel }
  /// The view that shows the configuration's subtitle.
  open var subtitleLabel: Label? { shownSubtitleLabel }
  /// The view that shows the image.
  open var imageView: ImageView? { shownImageView }

  /// The space around image and title where there is no configuration, in points.
  open var contentEdgeInsets: EdgeInsets {
    get { values.rare?.contentInsets ?? .zero }
    set { setRare { $0.contentInsets = newValue } }
  }
  /// By how much the room is made smaller in which the title is aligned, in points. It changes no size.
  open var titleEdgeInsets: EdgeInsets {
    get { values.rare?.titleInsets ?? .zero }
    set { setRare { $0.titleInsets = newValue } }
  }
  /// By how much the room is made smaller in which the image is aligned, in points. It changes no size.
  open var imageEdgeInsets: EdgeInsets {
    get { values.rare?.imageInsets ?? .zero }
    set { setRare { $0.imageInsets = newValue } }
  }
  /// Whether a pressed button without a configuration shows its image fainter.
  open var adjustsImageWhenHighlighted: Bool {
    get { values.rare?.adjustsImageWhenHighlighted ?? true }
    set { setRare { $0.adjustsImageWhenHighlighted = newValue } }
  }
  /// Whether a disabled button without a configuration shows its image fainter.
  open var adjustsImageWhenDisabled: Bool {
    get { values.rare?.adjustsImageWhenDisabled ?? true }
    set { setRare { $0.adjustsImageWhenDisabled = newValue } }
  }

  /// Where the ground goes, in points.
  open func backgroundRect(forBounds bounds: Rect) -> Rect { bounds }
  /// Where image and title go, in points.
  open func contentRect(forBounds bounds: Rect) -> Rect {
    bounds.inset(by: currentLayout.insets)
  }
  /// Where the title goes in the content's rectangle, in points.
  open func titleRect(forContentRect contentRect: Rect) -> Rect {
    currentLayout.titleFrame(inContent: contentRect)
  }
  /// Where the image goes in the content's rectangle, in points.
  open func imageRect(forContentRect contentRect: Rect) -> Rect {
    currentLayout.imageFrame(inContent: contentRect)
  }

  private final var currentLayout: ButtonLayout { .of(self) }

  /// Places the views that code asked for.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if views == nil, configuration?.needsViews == true { labelDidChange() }
    if views != nil { placeViews() }
  }

  /// The theme's fonts and colours may be others.
  open override func themeDidChange() {
    super.themeDidChange()
    if views != nil { labelDidChange() }
  }

  /// The title may have another colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if views != nil { labelDidChange() }
  }

  override func contentAlignmentDidChange() {
    super.contentAlignmentDidChange()
    if views != nil { setNeedsLayout() }
  }

  // MARK: Pointer

  /// Whether the pointer changes over the button; false at the start, and true once there is a
  /// ``pointerStyleProvider``.
  open var isPointerInteractionEnabled: Bool {
    get { pointerInteraction != nil }
    set { setPointerInteraction(newValue) }
  }
  /// Says what the pointer does over the button, given what it would do; nil for the usual.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
  }
  /// What the pointer does over a button, given the button, the effect and the shape that it would
  /// have. Follows `UIButton.PointerStyleProvider`.
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: Button, _ proposedEffect: PointerEffect, _ proposedShape: PointerShape
    ) -> PointerStyle?

  private func set(_ change: (inout ButtonValues) -> Void) {
    change(&values)
    contentDidChange()
  }

  private func setRare(_ change: (inout ButtonValues.Rare) -> Void) {
    set {
      var rare = $0.rare ?? ButtonValues.Rare()
      change(&rare)
      $0.rare = rare
    }
  }

  final func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    if views != nil || configuration?.needsViews == true { labelDidChange() }
  }

  // MARK: Size and drawing

  /// The size of title and image with the space around them, in points.
  open override var intrinsicContentSize: Size { ButtonLayout(self).fittingSize() }

  /// The size of title and image with the space around them, in points; a title of several lines is
  /// wrapped at the width.
  open override func sizeThatFits(_ size: Size) -> Size {
    ButtonLayout(self).fittingSize(width: size.width > 0 ? size.width : nil)
  }

  /// Draws background, image and title, and a ring while the button is focused.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    drawButton(in: context)
  }

  override var drawsInsideBounds: Bool { true }
  override var usualAccessibilityTraits: AccessibilityTraits {
    super.usualAccessibilityTraits.union(.button)
  }
  override var triggersPrimaryAction: Bool { true }

  /// Whether a recognizer may begin: not one further up that waits for a single tap.
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

  /// What was set, else the title that is shown.
  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? currentAttributedTitle?.string ?? currentTitle
        ?? buttonType.spokenName
    }
    set { super.accessibilityLabel = newValue }
  }
}
