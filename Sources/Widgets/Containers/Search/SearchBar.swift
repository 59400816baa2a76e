/// A bar to type words in to search for, with a button that cancels and a choice of scopes. Follows
/// `UISearchBar`.
@preconcurrency @MainActor open class SearchBar: View, BarPositioning {
  /// How much of a ground it has. The values are those of `UISearchBar.Style`.
  public enum Style: UInt, Sendable {
    /// As suits the place.
    case `default` = 0
    /// A ground of its own.
    case prominent = 1
    /// None.
    case minimal = 2
  }

  /// Creates an empty bar.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates one without anything set. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Keeps what is typed, and which scope is chosen. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeSearch(coder)
  }

  /// Takes that back, which tells the delegate. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeSearch(coder)
  }

  /// Who is asked and told what is typed and pressed.
  open weak var delegate: (any SearchBarDelegate)?

  // MARK: Text

  /// What is typed; empty for nothing. Setting it tells the delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text ?? "" else { return }
      searchTextField.text = newValue
      textDidChange()
    }
  }
  /// What stands there while nothing is typed.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field; nil for none.
  open var prompt: String? { didSet { setNeedsLayout() } }
  /// The field.
  public final let searchTextField = SearchField()

  // MARK: Buttons

  /// Whether there is a button that cancels.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the button that cancels.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancel != showsCancelButton else { return }
    showsCancel = showsCancelButton
    partsDidChange(animated: animated)
  }
  /// Whether there is a button for bookmarks.
  open var showsBookmarkButton = false { didSet { partsDidChange(animated: false) } }
  /// Whether there is a button for results. Kept for code that sets it.
  open var showsSearchResultsButton = false
  /// Whether that is drawn as being on. Kept for code that sets it.
  open var isSearchResultsButtonSelected = false

  // MARK: Scopes

  /// What may be searched, to choose from; nil for no choice.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  /// The index of the scope that is chosen.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set {
      if newValue < scopes.numberOfSegments { scopes.selectedSegmentIndex = newValue }
    }
  }
  /// Whether the scopes are shown.
  open var showsScopeBar: Bool {
    get { showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }
  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard showsScopes != show else { return }
    showsScopes = show
    partsDidChange(animated: animated)
  }

  // MARK: Looks

  /// How much of a ground it has.
  open var searchBarStyle = Style.default { didSet { looksDidChange() } }
  /// How bright it is.
  open var barStyle = BarStyle.default { didSet { looksDidChange() } }
  /// Whether the content goes on under the bar.
  open var isTranslucent = true { didSet { looksDidChange() } }
  /// The colour of the ground; nil for the theme's.
  open var barTintColor: Color? { didSet { looksDidChange() } }
  /// A picture behind everything; nil for none.
  open var backgroundImage: Image? { didSet { looksDidChange() } }
  /// The picture that stands for a part in a state; nil for the usual one.
  open func image(for icon: Icon, state: Control.State) -> Image? {
    state == .normal ? icons[icon] : nil
  }
  /// Gives a part another picture; nil takes it back. The magnifier and the bookmarks have one for all
  /// states; those of other parts are kept and not seen.
  open func setImage(_ iconImage: Image?, for icon: Icon, state: Control.State) {
    guard state == .normal else { return }
    icons[icon] = iconImage
    switch icon {
    case .search: searchTextField.magnifierImage = iconImage
    case .bookmark:
      bookmarkButton.item.image = iconImage ?? BarButtonItem(systemItem: .bookmarks).image
    case .clear, .resultsList: break
    }
  }
  private var icons: [Icon: Image] = [:]

  /// What has a picture of its own in the bar. The values are those of `UISearchBar.Icon`.
  public enum Icon: Int, Hashable, Sendable {
    /// The magnifier.
    case search = 0
    /// The button that takes away what is typed.
    case clear = 1
    /// The button for bookmarks.
    case bookmark = 2
    /// The button for results.
    case resultsList = 3
  }

  /// How far the text is moved, in points. Kept for code that sets it.
  open var searchTextPositionAdjustment = Vector.zero
  /// Anywhere.
  open var barPosition: BarPosition { delegate?.position(for: self) ?? .any }

  // MARK: Typing

  /// What is shown above the keyboard while it is typed in.
  open override var inputAccessoryView: View? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// What begins with a capital letter.
  open var autocapitalizationType: TextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether typed words may be corrected.
  open var autocorrectionType: TextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether spelling may be checked.
  open var spellCheckingType: TextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Which keys are of use.
  open var keyboardType: KeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// What Return does.
  open var returnKeyType: ReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether Return does nothing while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether its field is first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// It may, as its field.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Makes its field first responder.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  /// Has its field resign.
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  /// As high as field and scopes need, in points.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: naturalHeight)
  }
  /// As wide as there is room, and as high as field and scopes need; in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: naturalHeight)
  }
  /// Places field and buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: The field's delegate

  /// Whether the user may replace a range of the text: the delegate is asked by ``SearchBarDelegate``.
  open func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool { true }

  /// Typing has ended, for a reason: calls ``textFieldDidEndEditing(_:)``.
  open func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }

  /// The selection has changed; does nothing until overridden.
  open func textFieldDidChangeSelection(_ textField: TextField) {}

  /// Whether the clear button may clear the text; true until overridden.
  open func textFieldShouldClear(_ textField: TextField) -> Bool { true }

  /// The menu for a range; nil, the usual one, until overridden.
  open func textField(
    _ textField: TextField, editMenuForCharactersIn range: TextRange,
    suggestedActions: [MenuElement]
  ) -> Menu? { nil }

  /// The edit menu is about to appear; does nothing until overridden.
  open func textField(
    _ textField: TextField, willPresentEditMenuWith animator: any EditMenuInteractionAnimating
  ) {}

  /// The edit menu is about to go; does nothing until overridden.
  open func textField(
    _ textField: TextField, willDismissEditMenuWith animator: any EditMenuInteractionAnimating
  ) {}

  // MARK: Parts

  final var showsCancel = false
  final var showsScopes = false
  final let cancelButton = BarButton(BarButtonItem(systemItem: .cancel))
  final let bookmarkButton = BarButton(BarButtonItem(systemItem: .bookmarks))
  final let scopes = SegmentedControl()
  final let promptLabel = Label()
  final let ground = BarGround(edge: .bottom)
  /// The search controller whose bar it is.
  final weak var controller: SearchController?
}
