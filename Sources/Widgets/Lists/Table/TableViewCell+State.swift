extension TableViewCell {
  /// The fill of a row in front of its background.
  enum Fill {
    case none, highlight, selection
  }

  /// The background view that replaces a fill.
  var selectionGround: View? {
    (surroundings.isMultiple ? multipleSelectionBackgroundView : nil) ?? selectedBackgroundView
  }

  func changeSelected(_ new: Bool, _ animated: Bool) {
    guard selected != new else { return }
    selected = new
    applyFill(animated: animated)
    parts.editControl?.setNeedsDisplay()
  }

  func changeHighlighted(_ new: Bool, _ animated: Bool) {
    guard highlighted != new else { return }
    highlighted = new
    applyFill(animated: animated)
  }

  func stateDidChange() { applyFill(animated: false) }

  private func applyFill(animated: Bool) {
    let isFilled = (selected || highlighted) && selectionStyle != .none
    if isFilled { lastFill = selected ? .selection : .highlight }
    parts.text?.isHighlighted = isFilled
    parts.detail?.isHighlighted = isFilled
    parts.image?.isHighlighted = isFilled
    showGrounds(isFilled)
    if isFilled || fade != nil {
      let slide = fade ?? AnimatedValue(0, in: self)
      fade = slide
      slide.move(to: isFilled ? 1 : 0, animated: animated)
    }
    setNeedsDisplay()
    setNeedsUpdateConfiguration()
  }

  private func showGrounds(_ isFilled: Bool) {
    let shown = isFilled ? selectionGround : nil
    for ground in [selectedBackgroundView, multipleSelectionBackgroundView] {
      ground?.isHidden = ground !== shown
    }
  }

  // MARK: Background and accessory views

  package func replaceGround(_ old: View?, with new: View?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    if let new {
      new.frame = bounds
      // The selection background is in front of the normal background and behind the content.
      if new === backgroundView {
        insertSubview(new, at: 0)
      } else {
        insertSubview(new, belowSubview: contentView)
        new.isHidden = true
      }
    }
    applyFill(animated: false)
  }

  func accessoryDidChange() {
    let type = shownAccessoryType
    let needsButton = type == .detailButton || type == .detailDisclosureButton
    if needsButton, parts.detailButton == nil {
      let button = CellDetailButton()
      button.addAction(
        Action { [weak self] _ in
          guard let self else { return }
          table?.accessoryWasTapped(of: self)
        }, for: .primaryActionTriggered)
      parts.detailButton = button
      addSubview(button)
    }
    parts.detailButton?.isHidden = !needsButton
    setNeedsLayout()
    setNeedsDisplay()
  }

  func accessoryViewDidChange(_ old: View?) {
    if let old, old !== accessoryView, old !== editingAccessoryView, old.superview === self {
      old.removeFromSuperview()
    }
    let shown = shownAccessoryView
    for view in [accessoryView, editingAccessoryView] {
      guard let view else { continue }
      if view === shown {
        if view.superview !== self { addSubview(view) }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
    accessoryDidChange()
  }

  // MARK: Editing

  func changeEditing(_ new: Bool, _ animated: Bool) {
    guard editing != new else { return }
    let state: StateMask = new ? .showingEditControl : []
    willTransition(to: state)
    editing = new
    accessoryViewDidChange(nil)
    editingDidChange()
    setNeedsUpdateConfiguration()
    didTransition(to: state)
  }

  func editingDidChange() {
    if showsEditControl, parts.editControl == nil {
      let control = CellEditControl()
      control.addAction(
        Action { [weak self] _ in
          guard let self else { return }
          table?.editControlWasTapped(of: self)
        }, for: .primaryActionTriggered)
      parts.editControl = control
      addSubview(control)
      placeUnseen(control, x: 4 - TableMetrics.controlWidth / 3)
    }
    if showsGrip, parts.reorderControl == nil {
      let control = CellReorderControl()
      parts.reorderControl = control
      addSubview(control)
      placeUnseen(control, x: bounds.width - TableMetrics.controlWidth * 2 / 3)
    }
    // Boxes only show the selection: a tap on the row selects it.
    parts.editControl?.isUserInteractionEnabled = !surroundings.showsBoxes
    parts.editControl?.setNeedsDisplay()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Positions a control at the start of its animation.
  private func placeUnseen(_ control: View, x: Double) {
    View.performWithoutAnimation {
      control.frame = Rect(x: x, y: 0, width: TableMetrics.controlWidth, height: bounds.height)
      control.alpha = 0
    }
  }

  func surroundingsDidChange(_ old: CellSurroundings) {
    if old.showsBoxes != surroundings.showsBoxes || old.canMove != surroundings.canMove {
      editingDidChange()
    }
    if old.endInset != surroundings.endInset || old.separator != surroundings.separator {
      setNeedsLayout()
    }
    if old.isMultiple != surroundings.isMultiple { applyFill(animated: false) }
    if old.isFocused != surroundings.isFocused || old.isLifted != surroundings.isLifted {
      setNeedsUpdateConfiguration()
    }
    content.background.map(shapeBackground)
    setNeedsDisplay()
  }
}
