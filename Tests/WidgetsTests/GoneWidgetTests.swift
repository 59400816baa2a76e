import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import WidgetsItems
@testable import WidgetsLists

/// Tests of an application that closes the window of a widget during a call of the widget, and releases the
/// window.
///
/// The call ends as usual, and the window is freed.
@MainActor @Suite("Widgets whose window goes in the middle of a call", .serialized)
struct GoneWidgetTests {
  private let stage = Stage(size: Size(width: 300, height: 300))

  /// The only strong reference to a window, which is closed and released during the call with a given name.
  @MainActor private final class Going {
    private let name: String
    private var held: Window?
    private(set) weak var window: Window?
    private(set) var isTaken = false

    init(at name: String) { self.name = name }

    func show(_ views: View...) {
      let window = Window(size: Size(width: 250, height: 250))
      held = window
      self.window = window
      for view in views { window.addSubview(view) }
      window.makeKeyAndVisible()
    }

    func callAsFunction(_ name: String) {
      guard name == self.name else { return }
      isTaken = true
      window?.close()
      held = nil
    }
  }

  /// Performs actions on the views that `show` creates, and checks that the window is freed.
  private func play(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    show: (Going) -> AnyObject, _ actions: () -> Void
  ) {
    let going = Going(at: name)
    withExtendedLifetime(show(going)) {
      stage.render()
      stage.advance(by: 0.1)
      actions()
      stage.advance(by: 1)
    }
    #expect(going.isTaken, "the call came", sourceLocation: sourceLocation)
    #expect(going.window == nil, "the window is freed", sourceLocation: sourceLocation)
    #expect(stage.application.windows.count == 1, sourceLocation: sourceLocation)
  }

  // MARK: Text

  @MainActor private final class TextDelegate: TextFieldDelegate, TextViewDelegate {
    let going: Going

    init(_ going: Going) { self.going = going }

    private func ask(_ name: String) -> Bool {
      going(name)
      return true
    }

    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { ask("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: TextField) { going("didBegin") }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { ask("shouldEnd") }
    func textFieldDidEndEditing(_ textField: TextField) { going("didEnd") }
    func textFieldShouldReturn(_ textField: TextField) -> Bool { ask("shouldReturn") }
    func textFieldDidChangeSelection(_ textField: TextField) { going("selection") }

    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: TextRange,
      replacementString string: String
    ) -> Bool { ask("shouldChange") }

    func textViewShouldBeginEditing(_ textView: TextView) -> Bool { ask("shouldBegin") }
    func textViewDidBeginEditing(_ textView: TextView) { going("didBegin") }
    func textViewShouldEndEditing(_ textView: TextView) -> Bool { ask("shouldEnd") }
    func textViewDidEndEditing(_ textView: TextView) { going("didEnd") }
    func textViewDidChange(_ textView: TextView) { going("didChange") }
    func textViewDidChangeSelection(_ textView: TextView) { going("selection") }

    func textView(
      _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
    ) -> Bool { ask("shouldChange") }
  }

  /// Focuses the text with Tab, types, composes, deletes, undoes, selects, cuts, pastes, and ends editing.
  private func typeEverything() {
    stage.keyPress(.keyboardTab)
    stage.type("ab cd")
    stage.composeText("x")
    stage.commitText("y")
    stage.keyPress(.keyboardDeleteOrBackspace)
    stage.keyPress(.keyboardZ, modifiers: .control)
    stage.keyPress(.keyboardA, modifiers: .control)
    stage.keyPress(.keyboardX, modifiers: .control)
    stage.keyPress(.keyboardV, modifiers: .control)
    stage.advance(by: 0.2)
    stage.keyPress(.keyboardReturnOrEnter)
    stage.keyPress(.keyboardTab, modifiers: .control)
  }

  @Test(
    "text fields",
    arguments: [
      "shouldBegin", "didBegin", "shouldEnd", "didEnd", "shouldReturn", "selection",
      "shouldChange", "editingDidBegin", "editingChanged", "editingDidEnd",
      "editingDidEndOnExit",
    ])
  func fields(name: String) {
    play(name) { going in
      let delegate = TextDelegate(going)
      let field = TextField(frame: Rect(x: 10, y: 10, width: 150, height: 40))
      field.delegate = delegate
      let events: [(String, Control.Events)] = [
        ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
        ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
      ]
      for (name, events) in events { field.addAction(Action { _ in going(name) }, for: events) }
      going.show(field, TextField(frame: Rect(x: 10, y: 60, width: 150, height: 40)))
      return delegate
    } _: {
      typeEverything()
    }
  }

  @Test(
    "text views",
    arguments: [
      "shouldBegin", "didBegin", "shouldEnd", "didEnd", "selection", "shouldChange", "didChange",
    ])
  func textViews(name: String) {
    play(name) { going in
      let delegate = TextDelegate(going)
      let text = TextView(frame: Rect(x: 10, y: 10, width: 150, height: 80))
      text.delegate = delegate
      going.show(text, TextField(frame: Rect(x: 10, y: 100, width: 150, height: 40)))
      return delegate
    } _: {
      typeEverything()
    }
  }

  // MARK: Controls

  @Test("controls that keys change", arguments: ["slider", "switch", "stepper", "segments", "box"])
  func controls(name: String) {
    play(name) { going in
      let slider = Slider(frame: Rect(x: 10, y: 10, width: 150, height: 30))
      let toggle = Switch(frame: Rect(x: 10, y: 50, width: 60, height: 30))
      let stepper = Stepper(frame: Rect(x: 10, y: 90, width: 100, height: 30))
      let segments = SegmentedControl(items: ["A", "B", "C"])
      segments.frame = Rect(x: 10, y: 130, width: 150, height: 30)
      let box = CheckBox(frame: Rect(x: 10, y: 170, width: 100, height: 30))
      let controls: [(String, Control)] = [
        ("slider", slider), ("switch", toggle), ("stepper", stepper), ("segments", segments),
        ("box", box),
      ]
      for (name, control) in controls {
        control.addAction(Action { _ in going(name) }, for: .valueChanged)
      }
      going.show(slider, toggle, stepper, segments, box)
      return going
    } _: {
      for _ in 0..<5 {
        stage.keyPress(.keyboardTab)
        stage.keyPress(.keyboardSpacebar)
        stage.keyDown(.keyboardRightArrow)
        stage.advance(by: 1)
        stage.keyUp(.keyboardRightArrow)
      }
    }
  }

  // MARK: Tables and collections

  @MainActor private final class Rows: TableViewDataSource, TableViewDelegate {
    let going: Going

    init(_ going: Going) { self.going = going }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      going("count")
      return 100
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      if indexPath.row > 20 { going("cell") }
      return TableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
      _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: ItemPath
    ) {
      if indexPath.row > 20 { going("willDisplay") }
    }

    func tableView(
      _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: ItemPath
    ) { going("didEndDisplaying") }

    func tableView(_ tableView: TableView, willSelectRowAt indexPath: ItemPath) -> ItemPath? {
      going("willSelect")
      return indexPath
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
      going("didSelect")
    }

    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath) {
      going("didDeselect")
    }

    func tableView(_ tableView: TableView, canFocusRowAt indexPath: ItemPath) -> Bool {
      if indexPath.row > 2 { going("canFocus") }
      return true
    }

    func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: ItemPath)
      -> Bool
    {
      going("follows")
      return true
    }
  }

  /// Focuses the view with Tab, and moves with Space, Return, a held arrow, End and Page Up.
  private func moveByKeys() {
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardSpacebar)
    stage.keyPress(.keyboardDownArrow)
    stage.keyPress(.keyboardReturnOrEnter)
    stage.keyPress(.keyboardA, modifiers: .control)
    stage.keyDown(.keyboardDownArrow)
    stage.advance(by: 2)
    stage.keyUp(.keyboardDownArrow)
    stage.keyPress(.keyboardEnd)
    stage.advance(by: 1)
    stage.keyPress(.keyboardPageUp)
    stage.advance(by: 1)
  }

  @Test(
    "tables",
    arguments: [
      "cell", "willDisplay", "didEndDisplaying", "willSelect", "didSelect", "didDeselect",
      "canFocus", "follows",
    ])
  func tables(name: String) {
    play(name) { going in
      let rows = Rows(going)
      let table = TableView(frame: Rect(x: 0, y: 0, width: 250, height: 250), style: .plain)
      table.dataSource = rows
      table.delegate = rows
      going.show(table)
      return rows
    } _: {
      moveByKeys()
    }
  }

  @MainActor private final class Items: CollectionViewDataSource, CollectionViewDelegate {
    let going: Going

    init(_ going: Going) { self.going = going }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 300 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
    ) -> CollectionViewCell {
      if indexPath.item > 60 { going("cell") }
      return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
      _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
      forItemAt indexPath: ItemPath
    ) { going("didEndDisplaying") }

    func collectionView(
      _ collectionView: CollectionView, shouldSelectItemAt indexPath: ItemPath
    ) -> Bool {
      going("shouldSelect")
      return true
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: ItemPath) {
      going("didSelect")
    }

    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: ItemPath) {
      going("didDeselect")
    }

    func collectionView(
      _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: ItemPath
    ) { going("primary") }
  }

  @Test(
    "collections",
    arguments: [
      "cell", "didEndDisplaying", "shouldSelect", "didSelect", "didDeselect", "primary",
    ])
  func collections(name: String) {
    play(name) { going in
      let items = Items(going)
      let collection = CollectionView(
        frame: Rect(x: 0, y: 0, width: 250, height: 250),
        collectionViewLayout: CollectionViewFlowLayout())
      collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
      collection.dataSource = items
      collection.delegate = items
      going.show(collection)
      return items
    } _: {
      moveByKeys()
      stage.keyPress(.keyboardHome)
      stage.keyPress(.keyboardSpacebar, modifiers: .control)
      stage.keyPress(.keyboardSpacebar, modifiers: .control)
    }
  }
}
