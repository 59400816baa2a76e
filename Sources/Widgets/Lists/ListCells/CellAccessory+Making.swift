import WindowResponder

/// The types of accessories.
extension CellAccessory {
  /// Returns a disclosure indicator, an arrow for a row that leads to another view.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> CellAccessory {
    CellAccessory(.disclosureIndicator, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> CellAccessory {
    CellAccessory(.checkmark, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a button for details of the row.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(.detail, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
  }

  /// Returns a control that deletes the row. If there is no handler, it opens the trailing swipe actions of
  /// the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> CellAccessory {
    var new = CellAccessory(.delete, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
    new.fill = options.backgroundColor
    return new
  }

  /// Returns a control that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> CellAccessory {
    var new = CellAccessory(.insert, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
    new.fill = options.backgroundColor
    return new
  }

  /// Returns a control that moves the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> CellAccessory {
    var new = CellAccessory(.reorder, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor)
    new.showsLine = options.showsVerticalSeparator ?? false
    return new
  }

  /// Returns a box that shows whether the row is selected, for the selection of several rows.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> CellAccessory {
    var new = CellAccessory(.multiselect, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor)
    new.fill = options.backgroundColor
    return new
  }

  /// Returns an arrow that expands or collapses the row in an outline. A handler replaces this action.
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

  /// Returns a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> CellAccessory {
    var new = CellAccessory(.label, displayed).with(
      options.isHidden, options.reservedLayoutWidth ?? .actual, options.tintColor)
    new.text = text
    new.font = options.font
    new.followsTextSize = options.adjustsFontForContentSizeCategory
    return new
  }

  /// Returns a button that shows the selected item of a menu, and opens the menu.
  public static func popUpMenu(
    _ menu: Menu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions()
  ) -> CellAccessory {
    var new = CellAccessory(.popUpMenu, displayed).with(
      options.isHidden, options.reservedLayoutWidth ?? .actual, options.tintColor)
    new.menu = menu
    new.font = options.font
    new.followsTextSize = options.adjustsFontForContentSizeCategory
    return new
  }

  /// Returns an accessory with a view of the application.
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
