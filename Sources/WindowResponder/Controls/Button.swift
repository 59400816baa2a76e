/// A control that does something when it is pressed. Follows `UIButton`.
///
///     let button = Button(configuration: .filled())
///     button.setTitle("Save", for: .normal)
///     button.addTarget(self, action: Editor.save, for: .touchUpInside)
///
/// Title, colours, image and background can differ by state; what is not set for a state is that of
/// `.normal`.
@preconcurrency @MainActor open class Button: Control {
  /// The looks that a button can be made with. The values are those of `UIButton.ButtonType`.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what is set.
    case custom
    /// A title in the tint colour.
    case system
  }

  /// What a button is for. The values are those of `UIButton.Role`.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal
    /// What is chosen most.
    case primary
    /// It takes back or leaves.
    case cancel
    /// It destroys something.
    case destructive
  }

  /// What the button was made as.
  public let buttonType: ButtonType

  /// How the button looks; nil for nothing but what is set state by state.
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
  }

  var values = ButtonValues()

  /// Creates a plain button without anything set.
  public override init(frame: Rect = .zero) {
    buttonType = .custom
    super.init(frame: frame)
    becomeCentered()
  }

  /// Creates a plain button; pressing it performs the action, whose title and image it takes.
  public init(frame: Rect, primaryAction: Action?) {
    buttonType = .custom
    super.init(frame: frame)
    becomeCentered()
    primaryAction.map(adopt)
  }

  /// Creates a button with the looks of a type.
  public convenience init(type: ButtonType) {
    self.init(type: type, primaryAction: nil)
  }

  /// Creates a button with the looks of a type; pressing it performs the action, whose title and
  /// image it takes.
  public init(type: ButtonType = .system, primaryAction: Action?) {
    buttonType = type
    super.init(frame: .zero)
    becomeCentered()
    if type == .system { configuration = .plain() }
    primaryAction.map(adopt)
  }

  /// Creates a button with a configuration; pressing it performs the action, whose title and image it
  /// takes where the configuration has none.
  public init(configuration: Configuration, primaryAction: Action? = nil) {
    buttonType = .system
    super.init(frame: .zero)
    becomeCentered()
    self.configuration = configuration
    primaryAction.map(adopt)
  }

  /// Makes an action what the button is for.
  private func adopt(_ action: Action) {
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
  /// Sets the title's colour for a state; nil takes it back.
  open func setTitleColor(_ color: Color?, for state: State) { set { $0.colors[state] = color } }
  /// Sets the image for a state; nil takes it back.
  open func setImage(_ image: Image?, for state: State) { set { $0.images[state] = image } }
  /// Sets the image behind everything for a state; nil takes it back.
  open func setBackgroundImage(_ image: Image?, for state: State) {
    set { $0.backgrounds[state] = image }
  }
  /// Sets the colour behind everything for a state; nil takes it back.
  open func setBackgroundColor(_ color: Color?, for state: State) {
    set { $0.fills[state] = color }
  }

  /// The title for a state, or the normal one.
  open func title(for state: State) -> String? { values.titles[state] ?? values.titles[.normal] }
  /// The title's colour for a state, or the normal one.
  open func titleColor(for state: State) -> Color? {
    values.colors[state] ?? values.colors[.normal]
  }
  /// The image for a state, or the normal one.
  open func image(for state: State) -> Image? { values.images[state] ?? values.images[.normal] }
  /// The image behind everything for a state, or the normal one.
  open func backgroundImage(for state: State) -> Image? {
    values.backgrounds[state] ?? values.backgrounds[.normal]
  }
  /// The colour behind everything for a state, or the normal one.
  open func backgroundColor(for state: State) -> Color? {
    values.fills[state] ?? values.fills[.normal]
  }

  /// The title that is shown now.
  open var currentTitle: String? { title(for: state) ?? configuration?.title }
  /// The title's colour that is shown now.
  open var currentTitleColor: Color { style.foreground }
  /// The image that is shown now.
  open var currentImage: Image? { image(for: state) ?? configuration?.image }
  /// The image behind everything that is shown now.
  open var currentBackgroundImage: Image? { backgroundImage(for: state) }

  /// The title's font; the theme's button font until it is set, or that of custom buttons.
  open var font: Font! {
    get { values.font ?? (buttonType == .custom ? theme.fonts.customButton : theme.fonts.button) }
    set { set { $0.font = newValue } }
  }

  private func set(_ change: (inout ButtonValues) -> Void) {
    change(&values)
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Size and drawing

  /// The size of title and image with the space around them, in points.
  open override var intrinsicContentSize: Size { ButtonLayout(self).fittingSize }

  /// The size of title and image with the space around them, in points.
  open override func sizeThatFits(_ size: Size) -> Size { ButtonLayout(self).fittingSize }

  /// Draws background, image and title, and a ring while the button is focused.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    drawButton(in: context)
  }

  override var drawsInsideBounds: Bool { true }
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
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }
}
