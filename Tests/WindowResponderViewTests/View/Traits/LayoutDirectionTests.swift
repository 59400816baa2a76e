import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Tests of the right-to-left layout direction.
@MainActor struct LayoutDirectionTests {
  let stage = Stage(size: Size(width: 400, height: 300))

  init() { stage.application.userInterfaceLayoutDirection = .rightToLeft }

  private func add<Added: View>(_ view: Added, width: Double = 200) -> Added {
    view.frame = Rect(x: 100, y: 100, width: width, height: 44)
    stage.window.addSubview(view)
    stage.render()
    return view
  }

  @Test("The languages that are written from right to left are known by their locales")
  func languages() {
    for name in ["ar_EG.UTF-8", "he_IL", "fa", "ur_PK@x", "yi-US"] {
      #expect(UserInterfaceLayoutDirection(Language(name)) == .rightToLeft)
    }
    for name in ["en_US.UTF-8", "C", "", "de_DE", "arn_CL", "POSIX"] {
      #expect(UserInterfaceLayoutDirection(Language(name)) == .leftToRight)
    }
  }

  @Test("M8: A view's direction is that around it, unless its content says otherwise")
  func effective() {
    let view = add(View())
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    for attribute in [SemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
      view.semanticContentAttribute = attribute
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      #expect(View.userInterfaceLayoutDirection(for: attribute) == .leftToRight)
    }
    stage.application.userInterfaceLayoutDirection = .leftToRight
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let inner = View()
    view.addSubview(inner)
    // The semantic content attribute of a view does not affect its subviews.
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("M8: A row begins at the right, and a column's leading side is the right one")
  func stacks() {
    let views = (0..<3).map { _ in View() }
    for (index, view) in views.enumerated() {
      view.fixedWidth = 20 + 10 * Double(index)
      view.fixedHeight = 10
    }
    let stack = StackView(arrangedSubviews: views)
    stack.spacing = 5
    stack.distribution = .equalSpacing
    stack.alignment = .leading
    _ = add(stack)
    #expect(views[0].frame.maxX == 200)
    #expect(views[2].frame.minX == 0)
    #expect(views[0].frame.minX > views[1].frame.maxX)
    stack.axis = .vertical
    stage.render()
    #expect(views.map(\.frame.maxX) == [200, 200, 200])
    stack.alignment = .trailing
    stage.render()
    #expect(views.map(\.frame.minX) == [0, 0, 0])
  }

  @Test("M8: A button's leading content is at the right, and left stays left")
  func buttons() {
    let button = add(Button(type: .custom))
    button.setTitle("Title", for: .normal)
    button.contentHorizontalAlignment = .leading
    #expect(button.effectiveContentHorizontalAlignment == .right)
    button.contentHorizontalAlignment = .trailing
    #expect(button.effectiveContentHorizontalAlignment == .left)
    button.contentHorizontalAlignment = .left
    #expect(button.effectiveContentHorizontalAlignment == .left)
    button.semanticContentAttribute = .forceLeftToRight
    button.contentHorizontalAlignment = .leading
    #expect(button.effectiveContentHorizontalAlignment == .left)
  }

  @Test("A slider's least value is at its right, for fingers and keys too")
  func slider() {
    let slider = add(Slider())
    let track = slider.trackRect(forBounds: slider.bounds)
    let first = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    let last = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(first.midX > last.midX)
    stage.drag(
      from: Point(x: 100 + first.midX, y: 122), to: Point(x: 100 + last.midX, y: 122),
      duration: 0.3)
    #expect(slider.value == 1)
    slider.value = 0.5
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardRightArrow)
    #expect(slider.value == 0.45)
  }

  @Test("A switch is turned on by a drag to the left")
  func toggle() {
    let toggle = add(Switch(), width: 52)
    stage.drag(from: Point(x: 140, y: 122), to: Point(x: 105, y: 122), duration: 0.3)
    #expect(toggle.isOn)
    stage.drag(from: Point(x: 112, y: 122), to: Point(x: 150, y: 122), duration: 0.3)
    #expect(!toggle.isOn)
  }

  @Test("The first segment is the one at the right")
  func segments() {
    let control = add(SegmentedControl(items: ["A", "B", "C"]), width: 240)
    stage.tap(at: Point(x: 330, y: 122))
    #expect(control.selectedSegmentIndex == 0)
    stage.tap(at: Point(x: 110, y: 122))
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("A stepper's plus is at its left")
  func stepper() {
    let stepper = add(Stepper(), width: 100)
    stage.tap(at: Point(x: 110, y: 122))
    #expect(stepper.value == 1)
  }

  @Test("The done part of a progress bar is at its right")
  func progress() {
    let bar = add(ProgressView())
    bar.progressTintColor = .red
    bar.progress = 0.25
    let picture = stage.snapshot()
    #expect(picture.pixel(x: 280, y: 122) == .red)
    #expect(picture.pixel(x: 120, y: 122) != .red)
  }

  @Test("A field's clear button and its left view change sides")
  func textField() {
    let field = add(TextField())
    field.text = "text"
    field.clearButtonMode = .always
    field.leftView = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    stage.render()
    let clear = field.clearButtonRect(forBounds: field.bounds)
    let text = field.textRect(forBounds: field.bounds)
    #expect(clear.minX <= 0)
    #expect(clear.maxX < 60)
    #expect(text.minX >= clear.maxX - 8)
    #expect(field.leftViewRect(forBounds: field.bounds).minX >= text.maxX)
  }

  @Test(
    "M9: A label's text stands at the right by nature, and at the left where that was asked for")
  func label() {
    let label = add(Label(text: "I"))
    label.backgroundColor = .white
    label.textColor = .black
    #expect(inkSide() == .right)
    label.text = "ש"
    #expect(inkSide() == .right)
    label.text = "I"
    label.textAlignment = .left
    #expect(inkSide() == .left)
    label.textAlignment = .natural
    stage.application.userInterfaceLayoutDirection = .leftToRight
    #expect(inkSide() == .left)
  }

  @Test(
    "M9: A field's text stands at the right whatever its script, a text view's goes by its script")
  func naturalText() {
    let field = add(TextField())
    for text in ["I", "ש"] {
      field.text = text
      stage.render()
      #expect(field.caretRect(for: field.beginningOfDocument).midX > 150, "\(text)")
    }
    field.removeFromSuperview()
    let view = add(TextView())
    view.text = "I"
    stage.render()
    #expect(view.caretRect(for: view.endOfDocument).midX < 50)
    view.text = "ש"
    stage.render()
    #expect(view.caretRect(for: view.endOfDocument).midX > 150)
  }

  /// Returns the half of the view's area that contains dark pixels.
  private func inkSide() -> TextAlignment? {
    let picture = stage.snapshot()
    func isDark(_ range: Range<Int>) -> Bool {
      range.contains { x in
        (100..<144).contains { picture.pixel(x: x, y: $0).luminance < 0.4 }
      }
    }
    switch (isDark(102..<200), isDark(200..<298)) {
    case (true, false): return .left
    case (false, true): return .right
    default: return nil
    }
  }

  @Test("An image that goes with the direction is shown mirrored, and others are not")
  func images() {
    let picture = ImageRenderer(size: Size(width: 20, height: 20), scale: 1).image { context in
      context.fill(Rect(x: 0, y: 0, width: 10, height: 20), color: .red)
      context.fill(Rect(x: 10, y: 0, width: 10, height: 20), color: .blue)
    }
    let view = add(ImageView(image: picture), width: 44)
    #expect(stage.snapshot().pixel(x: 110, y: 122) == .red)
    view.image = picture.imageFlippedForRightToLeftLayoutDirection()
    #expect(stage.snapshot().pixel(x: 110, y: 122) == .blue)
    stage.application.userInterfaceLayoutDirection = .leftToRight
    #expect(stage.snapshot().pixel(x: 110, y: 122) == .red)
    view.image = picture.withHorizontallyFlippedOrientation()
    #expect(stage.snapshot().pixel(x: 110, y: 122) == .blue)
  }

  @Test("Symbols that say forward go with the direction, those that say right do not")
  func symbols() {
    #expect(Image(systemName: "chevron.forward")?.flipsForRightToLeftLayoutDirection == true)
    #expect(Image(systemName: "chevron.right")?.flipsForRightToLeftLayoutDirection == false)
  }

  @Test("A row's accessory and its text change sides")
  func cells() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    let accessory = View(frame: Rect(x: 0, y: 0, width: 30, height: 20))
    cell.accessoryView = accessory
    _ = add(cell)
    cell.layoutIfNeeded()
    #expect(accessory.frame.maxX < 60)
    #expect(cell.contentView.frame.maxX == 200)
    #expect(cell.textLabel.map { $0.frame.maxX == cell.contentView.bounds.width - 16 } == true)
  }

  @Test("What is shown turns round as soon as the direction does")
  func turning() {
    let views = [View(), View()]
    for view in views {
      view.fixedWidth = 20
      view.fixedHeight = 10
    }
    _ = add(StackView(arrangedSubviews: views))
    stage.application.userInterfaceLayoutDirection = .leftToRight
    stage.render()
    #expect(views[0].frame.minX < views[1].frame.minX)
  }
}
