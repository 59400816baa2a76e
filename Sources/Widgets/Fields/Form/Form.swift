import WindowResponder

/// A scrolling list of sections whose rows have a name and a control.
///
///     let form = Form()
///     form.addSection("Account")
///     form.addRow("Name", nameField)
///     form.addRow("Newsletter", newsletter, note: "One letter a month.")
///     form.addRow(saveButton)
///
/// Names are in one column and controls in another. If the form is too narrow for two columns, each name is
/// above its control. A small control, such as a switch, stays beside its name. In the style
/// ``Style-swift.enum/grouped`` the rows of a section are on a card. A ``TextField`` without a border gets
/// one. A form can be laid out by frames or by constraints. Its height is that of all rows.
@preconcurrency @MainActor open class Form: ScrollView {
  /// The styles of a form.
  public enum Style: Int, Sendable {
    /// Names in one column, controls in another.
    case columns
    /// Rows on cards: the name at one side, a small control at the other.
    case grouped
  }

  /// The style. The default is ``Style-swift.enum/columns``.
  open var style: Style = .columns { didSet { if style != oldValue { rowsDidChange() } } }

  /// The maximum width of the rows, in points. In a wider form, the rows are centered. The default is 640.
  open var maximumContentWidth = 640.0 {
    didSet { if maximumContentWidth != oldValue { rowsDidChange() } }
  }

  /// The margins around all rows, in points. The default is 20 on each side.
  open var contentMargins = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20) {
    didSet { if contentMargins != oldValue { rowsDidChange() } }
  }

  /// The sections, in order.
  open private(set) var sections: [FormSection] = []

  /// The view that draws the cards and the lines.
  private let ground = FormGround()

  /// Creates an empty form.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty form of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates an empty form with a style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  private func prepare() {
    arrangesByFrames = true
    addSubview(ground)
  }

  /// Adds a section at the end. Rows that are added later are added to it.
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

  /// Adds a row with a name and a control to the last section.
  @discardableResult open func addRow(
    _ title: String, _ control: View, note: String? = nil
  ) -> FormRow {
    lastSection.addRow(title, control, note: note)
  }

  /// Adds a row with a view and without a name to the last section.
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

  /// Updates the fonts of the texts.
  open override func themeDidChange() {
    super.themeDidChange()
    rowsDidChange()
  }

  // MARK: Layout

  /// Lays out the rows.
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

  /// Returns the size of all rows in a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    let width = size.width > 0 && size.width.isFinite ? size.width : naturalWidth
    return Size(width: width, height: FormLayout(self, width: width).height)
  }

  /// The size of all rows beside their names, in points.
  open override var intrinsicContentSize: Size { sizeThatFits(.zero) }

  private var naturalWidth: Double { FormLayout.naturalWidth(of: self) }
}

extension Form: WrappingView {
  /// A Boolean value that indicates whether the height depends on the width. It is always `true`.
  package var wrapsToWidth: Bool { true }
  package func wrappedSize(forWidth width: Double) -> Size {
    sizeThatFits(Size(width: width, height: 0))
  }
}
