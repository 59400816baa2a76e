import Widgets

/// The page with a drawing, undo, redo, copy and paste.
final class UndoController: ViewController {
  private let toolbar = UndoToolbar()
  private let board = DrawingBoard()
  private let history = HistoryCard()
  private let manager = UndoManager()
  private var done: [String] = []
  private var undone: [String] = []

  /// The width below which the history is below the drawing, in points.
  private static let narrowWidth = 520.0

  /// The undo manager of the drawing alone.
  override var undoManager: UndoManager? { manager }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for part in [toolbar, board, history] { view.addSubview(part) }
    manager.levelsOfUndo = 50
    listen()
    toolbar.undoButton.addAction(Action { [manager] _ in manager.undo() }, for: .touchUpInside)
    toolbar.redoButton.addAction(Action { [manager] _ in manager.redo() }, for: .touchUpInside)
    toolbar.copyButton.addAction(Action { [board] _ in board.copy(nil) }, for: .touchUpInside)
    toolbar.pasteButton.addAction(Action { [board] _ in board.paste(nil) }, for: .touchUpInside)
    toolbar.clearButton.addAction(Action { [board] _ in board.clear() }, for: .touchUpInside)
    Pasteboard.general.changeObservers.add(self) { page, _ in page.showState() }
    showState()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    board.becomeFirstResponder()
  }

  /// Observes the undo manager, to keep the names of all groups: it provides only one at a time.
  private func listen() {
    manager.didCloseUndoGroup.add(self) { page, manager in
      guard !manager.isUndoing, !manager.isRedoing, manager.groupingLevel == 0 else { return }
      page.done.append(manager.undoActionName)
      page.undone = []
      page.showState()
    }
    manager.didUndoChange.add(self) { page, _ in
      if let name = page.done.popLast() { page.undone.insert(name, at: 0) }
      page.showState()
    }
    manager.didRedoChange.add(self) { page, _ in
      if !page.undone.isEmpty { page.done.append(page.undone.removeFirst()) }
      page.showState()
    }
  }

  private func showState() {
    done = done.suffix(manager.undoCount)
    history.show(done: done, undone: undone.reversed())
    toolbar.undoButton.setTitle(manager.undoMenuItemTitle, for: .normal)
    toolbar.redoButton.setTitle(manager.redoMenuItemTitle, for: .normal)
    toolbar.undoButton.isEnabled = manager.undoCount > 0
    toolbar.redoButton.isEnabled = manager.redoCount > 0
    toolbar.clearButton.isEnabled = !board.marks.isEmpty
    toolbar.copyButton.isEnabled = !board.marks.isEmpty
    // The types on offer decide, without reading the data.
    toolbar.pasteButton.isEnabled = Pasteboard.general.hasImages || Pasteboard.general.hasStrings
    toolbar.setNeedsLayout()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let area = pageArea else { return }
    let bar = UndoToolbar.height(forWidth: area.width)
    toolbar.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: bar)
    let top = toolbar.frame.maxY + Spacing.medium
    let height = max(0, area.maxY - top)
    if view.bounds.width < Spacing.scaled(Self.narrowWidth) {
      let share = (height * 0.62).rounded()
      board.frame = Rect(x: area.minX, y: top, width: area.width, height: share)
      history.frame = Rect(
        x: area.minX, y: board.frame.maxY + Spacing.medium, width: area.width,
        height: max(0, height - share - Spacing.medium))
    } else {
      let side = min(220, (area.width * 0.34).rounded())
      board.frame = Rect(
        x: area.minX, y: top, width: area.width - side - Spacing.medium, height: height)
      history.frame = Rect(x: area.maxX - side, y: top, width: side, height: height)
    }
    view.mirror([board, history])
  }
}
