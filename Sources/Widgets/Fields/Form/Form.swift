import WindowResponder

/// Names and controls, row by row, in sections. It scrolls where there is no room for all.
///
///     let form = Form()
///     form.addSection("Account")
///     form.addRow("Name", nameField)
///     form.addRow("Newsletter", newsletter, note: "One letter a month.")
///     form.addRow(saveButton)
///
/// Names stand in one column and controls in another. Where the form is too narrow for that a name stands
/// above its control, but for a small one, as a switch, which stays beside it. In the style
/// ``Style-swift.enum/grouped`` the rows of a section stand on a card. A ``TextField`` without a border gets
/// one. It works by frames and among constraints; its height is what all rows need.
@preconcurrency @MainActor open class Form: ScrollView {
  /// How a form looks.
  public enum Style: Int, Sendable {
    /// Names in one column, controls in another.
    case columns
    /// Rows on cards: the name at one side, a small control at the other.
    case grouped
  }

  /// How it looks.
  open var style: Style = .columns { didSet { if style != oldValue { rowsDidChange() } } }

  /// The greatest width of the rows, in points; they stand in the middle of a form that is wider.
  open var maximumContentWidth = 640.0 {
    didSet { if maximumContentWidth != oldValue { rowsDidChange() } }
  }

  /// The space around all rows, in points.
  open var contentMargins = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20) {
    didSet { if contentMargins != oldValue { rowsDidChange() } }
  }

  /// The sections, in order.
  open private(set) var sections: [FormSection] = []

  /// What stands behind and between the rows.
  private let ground = FormGround()

  /// Creates an empty form.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates an empty form of a style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  private func prepare() {
    arrangesByFrames = true
    addSubview(ground)
  }

  /// Adds a section at the end; rows that are added go to it.
  @discardableResult open func addSection(
    _ title: String? = nil, footer: String? = nil
  ) -> FormSection {
    let section = FormSection(title: title, footer: footer)
    section.form = self
    sections.append(section)
    for label in [section.titleLabel, section.footerLabel] { adopt(label) }
    rowsDidChange()
    return section
  }

  /// Removes a section with its rows.
  open func removeSection(_ section: FormSection) {
    guard let index = sections.firstIndex(where: { $0 === section }) else { return }
    for row in section.rows { section.removeRow(row) }
    sections.remove(at: index)
    section.form = nil
    for label in [section.titleLabel, section.footerLabel] { label.removeFromSuperview() }
    rowsDidChange()
  }

  private var lastSection: FormSection { sections.last ?? addSection() }

  /// Adds a name with what belongs to it, to the last section.
  @discardableResult open func addRow(
    _ title: String, _ control: View, note: String? = nil
  ) -> FormRow {
    lastSection.addRow(title, control, note: note)
  }

  /// Adds a view without a name, to the last section.
  @discardableResult open func addRow(_ view: View, note: String? = nil) -> FormRow {
    lastSection.addRow(view, note: note)
  }

  final func adopt(_ view: View) {
    if view.superview !== self { addSubview(view) }
  }

  package final func rowsDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Texts follow the theme's fonts.
  open override func themeDidChange() {
    super.themeDidChange()
    rowsDidChange()
  }

  // MARK: Layout

  /// Places the rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset = adjustedContentInset
    let width = max(0, bounds.width - inset.horizontal)
    let layout = FormLayout(self, width: width)
    for (view, frame) in layout.frames {
      view.place(
        in: frame.mirrored(in: Rect(x: 0, y: 0, width: width, height: 0), if: isRightToLeft))
    }
    for section in sections {
      section.titleLabel.isHidden = !layout.shows(section.titleLabel)
      section.footerLabel.isHidden = !layout.shows(section.footerLabel)
    }
    let mirror = Rect(x: 0, y: 0, width: width, height: 0)
    ground.cards = layout.cards.map { $0.mirrored(in: mirror, if: isRightToLeft) }
    ground.lines = layout.lines.map { $0.mirrored(in: mirror, if: isRightToLeft) }
    let size = Size(width: width, height: layout.height)
    ground.frame = Rect(origin: .zero, size: size)
    sendSubviewToBack(ground)
    if contentSize != size { contentSize = size }
  }

  /// The size of all rows in a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    let width = size.width > 0 && size.width.isFinite ? size.width : naturalWidth
    return Size(width: width, height: FormLayout(self, width: width).height)
  }

  /// The size of all rows beside their names, in points.
  open override var intrinsicContentSize: Size { sizeThatFits(.zero) }

  private var naturalWidth: Double { FormLayout.naturalWidth(of: self) }
}

extension Form: WrappingView {
  /// Its height follows from its width.
  package var wrapsToWidth: Bool { true }
  package func wrappedSize(forWidth width: Double) -> Size {
    sizeThatFits(Size(width: width, height: 0))
  }
}
