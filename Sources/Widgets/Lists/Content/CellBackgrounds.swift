import WindowResponder

/// A cell whose background is a configuration, a view or a color.
///
/// Each of the three replaces the others by methods and not by the properties, because an override can
/// connect the properties.
@MainActor protocol CellBackgrounds: View {
  /// The configured content and background.
  var content: CellContent { get }
  var ownBackgroundView: View? { get set }
  func replaceGround(_ old: View?, with new: View?)
  /// Sets the background color without a change of the other two.
  func setOwnColor(_ color: Color?)
  /// Gives a background view the shape of the cell in its list, and the hover state.
  func shapeBackground(_ background: ConfiguredBackgroundView)
  /// Draws the parts of the cell that are in front of the background and the selection.
  func drawInFront(in context: GraphicsContext)
  /// The drag state of which the cell was notified last.
  var dragState: CellConfigurationState.DragState { get set }
  func dragStateDidChange(_ dragState: CellConfigurationState.DragState)
}

extension CellBackgrounds {
  func configureBackground(_ new: BackgroundConfiguration?) {
    if new != nil {
      setBackgroundView(nil)
      setOwnColor(nil)
    }
    content.setBackground(new, in: self)
    if let background = content.background {
      shapeBackground(background)
      background.overlay = { [weak self] in self?.drawInFront(in: $0) }
    }
    if new != nil { configurationNeedsUpdate() }
  }

  func configurationNeedsUpdate() {
    content.needsUpdate = true
    setNeedsLayout()
  }

  func setBackgroundView(_ new: View?) {
    let old = ownBackgroundView
    ownBackgroundView = new
    if new != nil { configureBackground(nil) }
    replaceGround(old, with: new)
  }

  /// Notifies the cell if its drag state has changed.
  func updateDragState(_ isDragged: Bool) {
    let new: CellConfigurationState.DragState = isDragged ? .dragging : .none
    guard new != dragState else { return }
    dragState = new
    // A dragged cell shows no hover effect.
    setNeedsDisplay()
    dragStateDidChange(new)
  }
}
