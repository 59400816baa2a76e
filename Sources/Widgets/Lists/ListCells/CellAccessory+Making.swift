import WindowResponder

/// The accessories there are.
extension CellAccessory {
  /// An arrow: the row leads somewhere.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> CellAccessory {
    CellAccessory(.disclosureIndicator, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// A mark: the row is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> CellAccessory {
    CellAccessory(.checkmark, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// A button for more about the row.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(.detail, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
  }

  /// The sign that deletes the row; without a handler it opens what a swipe at the row's end would.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> CellAccessory {
    var new = CellAccessory(.delete, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
    new.fill = options.backgroundColor
    return new
  }

  /// The sign that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> CellAccessory {
    var new = CellAccessory(.insert, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
    new.fill = options.backgroundColor
    return new
  }

  /// The grip by which the row is moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> CellAccessory {
    CellAccessory(.reorder, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// The box that shows whether the row is selected, where several can be.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> CellAccessory {
    var new = CellAccessory(.multiselect, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor)
    new.fill = options.backgroundColor
    return new
  }

  /// An arrow that shows what is below the row in an outline, or hides it; a handler does something else.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> CellAccessory {
    var new = CellAccessory(.outlineDisclosure, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
    new.style = options.style
    return new
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> CellAccessory {
    var new = CellAccessory(.label, displayed).with(
      options.isHidden, options.reservedLayoutWidth ?? .actual, options.tintColor)
    new.text = text
    new.font = options.font
    return new
  }

  /// A button that shows what is chosen of a menu, and opens it.
  public static func popUpMenu(
    _ menu: Menu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions()
  ) -> CellAccessory {
    var new = CellAccessory(.popUpMenu, displayed).with(
      options.isHidden, options.reservedLayoutWidth ?? .actual, options.tintColor)
    new.menu = menu
    new.font = options.font
    return new
  }

  /// A view of the program's own.
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    var new: CellAccessory
    switch configuration.placement {
    case .leading(let displayed, let position):
      new = CellAccessory(.customView, displayed)
      new.isLeading = true
      new.position = position
    case .trailing(let displayed, let position):
      new = CellAccessory(.customView, displayed)
      new.position = position
    }
    new.view = configuration.customView
    new.maintainsFixedSize = configuration.maintainsFixedSize ?? false
    return new.with(
      configuration.isHidden, configuration.reservedLayoutWidth ?? .actual,
      configuration.tintColor)
  }

  private func with(
    _ isHidden: Bool?, _ width: LayoutDimension?, _ tint: Color?,
    _ handler: (@MainActor () -> Void)? = nil
  ) -> CellAccessory {
    var new = self
    new.isHidden = isHidden ?? false
    new.width = width ?? .standard
    new.tint = tint
    new.handler = handler
    return new
  }
}
