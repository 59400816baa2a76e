import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Tests of properties that an override connects: setting one also changes the other.
@MainActor @Suite(.serialized) struct PairedPropertyTests {
  @Test("A placeholder whose observer sets its attributes, and the other way round")
  func placeholders() {
    let field = StyledPlaceholderField()
    field.placeholder = "Name"
    #expect(field.count == 1 && field.placeholder == "Name")
    #expect(field.attributedPlaceholder?.attributes(at: TextPosition(utf8Offset: 0)).kern == 2)
    field.placeholder = nil
    #expect(field.attributedPlaceholder == nil)
    let plain = PlainPlaceholderField()
    plain.attributedPlaceholder = StyledText("Name", attributes: TextAttributes(kern: 2))
    #expect(plain.count == 1 && plain.placeholder == "Name")
    #expect(plain.attributedPlaceholder == StyledText("Name"))
  }

  @Test("A text colour, a font and an alignment whose observers set the default attributes")
  func defaultAttributes() {
    let field = AttributedField()
    field.textColor = .red
    field.font = .systemFont(ofSize: 20)
    field.textAlignment = .center
    #expect(field.count == 3 && field.textColor == .red && field.textAlignment == .center)
    #expect(field.font == .systemFont(ofSize: 20))
  }

  @Test("A label's text whose observer sets the attributed text, also to nil")
  func labels() {
    let label = StyledLabel()
    label.text = "One"
    #expect(label.attributedText?.attributes(at: TextPosition(utf8Offset: 0)).kern == 2)
    label.text = nil
    #expect(label.text == nil && label.attributedText == nil && label.count == 2)
    let plain = PlainTextLabel()
    plain.attributedText = StyledText("Two", attributes: TextAttributes(kern: 2))
    #expect(plain.text == "Two" && plain.count == 1)
    plain.attributedText = nil
    #expect(plain.text == nil && plain.count == 2)
  }

  @Test("A value whose observer sets the range")
  func ranges() {
    let slider = GrowingSlider()
    slider.value = 1
    #expect(slider.count == 1 && slider.minimumValue == -9 && slider.maximumValue == 11)
    let stepper = GrowingStepper()
    stepper.value = 50
    #expect(stepper.count == 1 && stepper.minimumValue == 40 && stepper.maximumValue == 60)
    let level = GrowingLevel()
    level.value = 1
    #expect(level.count == 1 && level.minimumValue == -9 && level.maximumValue == 11)
    let rating = GrowingRating()
    rating.value = 5
    #expect(rating.count == 1 && rating.maximumValue == 6 && rating.value == 5)
  }

  @Test("A range that moves takes the other end and the value along")
  func limits() {
    let slider = Slider()
    slider.value = 0.5
    slider.minimumValue = 2
    #expect(slider.maximumValue == 2 && slider.value == 2)
    slider.maximumValue = -1
    #expect(slider.minimumValue == -1 && slider.value == -1)
    let stepper = Stepper()
    stepper.maximumValue = -5
    #expect(stepper.minimumValue == -5 && stepper.value == -5)
    let level = LevelIndicator()
    level.minimumValue = 3
    #expect(level.maximumValue == 3 && level.value == 3)
    let pages = PageControl()
    pages.numberOfPages = 5
    pages.currentPage = 4
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.currentPage = 9
    #expect(pages.currentPage == 1)
  }

  @Test("A page, a segment, an item of a combo box and a number on a badge")
  func choices() {
    let pages = GrowingPages()
    pages.numberOfPages = 3
    #expect(pages.count == 0)
    pages.currentPage = 2
    #expect(pages.count == 1 && pages.currentPage == 2 && pages.numberOfPages == 3)
    let segments = MomentarySegments(items: ["A", "B"])
    segments.selectedSegmentIndex = SegmentedControl.noSegment
    #expect(segments.isMomentary && segments.count == 1)
    let box = IndexedBox(items: ["One", "Two"])
    box.text = "Two"
    #expect(box.selectedIndex == 1 && box.text == "Two" && box.count == 1)
    let badge = CountedBadge()
    badge.text = "7"
    #expect(badge.count == 7 && badge.text == "7" && badge.texts == 1)
    let limited = LimitedBadge()
    limited.count = 120
    #expect(limited.maximumCount == 120 && limited.text == "120" && limited.counts == 1)
  }

  @Test("A radio button that is on, and one that is selected")
  func radioButtons() {
    let on = OnRadio()
    on.isSelected = true
    #expect(on.isOn)
    on.isSelected = false
    #expect(!on.isOn)
    let selected = SelectedRadio()
    selected.isOn = true
    #expect(selected.isSelected)
  }

  @Test("A navigation item's button and its buttons, and the methods that set them")
  func navigationItems() {
    let item = TiedItem()
    let (first, second) = (BarButtonItem(), BarButtonItem())
    item.leftBarButtonItems = [first, second]
    item.rightBarButtonItems = [second, first]
    #expect(item.leftBarButtonItems == [first] && item.rightBarButtonItems == [second])
    item.leftBarButtonItem = second
    item.rightBarButtonItem = first
    #expect(item.leftBarButtonItem == second && item.rightBarButtonItem == first)
    item.hidesBackButton = true
    #expect(item.hidesBackButton)
    #expect(item.log == ["lefts", "left", "rights", "right", "left", "right", "hides"])
  }

  @Test("A bar button's title whose observer sets the action, and its image")
  func barButtons() {
    let item = ActingItem()
    item.title = "Go"
    #expect(item.primaryAction?.title == "Go" && item.title == "Go" && item.count == 1)
    item.primaryAction = Action(title: "Stop") { _ in }
    #expect(item.title == "Stop")
  }

  @Test("What a popover belongs to, set by the view, by the button and by the item")
  func popovers() {
    let popover = TiedPopover(presentedViewController: ViewController(), presenting: nil)
    let (view, button) = (View(), BarButtonItem())
    popover.sourceView = view
    #expect(popover.sourceView === view && popover.barButtonItem == nil)
    popover.barButtonItem = button
    #expect(popover.barButtonItem === button && popover.sourceView == nil)
    popover.sourceItem = view
    #expect(popover.sourceView === view && popover.barButtonItem == nil)
  }

  @Test("A scroll view's indicator insets, both and one")
  func insets() {
    let scroller = InsetScroller()
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroller.verticalScrollIndicatorInsets = insets
    #expect(scroller.horizontalScrollIndicatorInsets == insets && scroller.count == 1)
    scroller.scrollIndicatorInsets = .zero
    #expect(scroller.verticalScrollIndicatorInsets == .zero)
    #expect(scroller.horizontalScrollIndicatorInsets == .zero)
  }

  @Test(
    "The backgrounds of cells and headers take each other away, also where an override ties them")
  func backgrounds() {
    let cell = TiedCell()
    cell.backgroundColor = .red
    #expect(cell.backgroundColor == nil && cell.backgroundConfiguration != nil)
    cell.backgroundView = View()
    #expect(cell.backgroundView == nil && cell.backgroundConfiguration != nil)
    let item = TiedCollectionCell()
    item.backgroundColor = .red
    #expect(item.backgroundColor == nil && item.backgroundConfiguration != nil)
    item.backgroundView = View()
    #expect(item.backgroundView == nil && item.backgroundConfiguration != nil)
    let header = TiedHeader()
    header.backgroundView = View()
    #expect(header.backgroundView == nil && header.backgroundConfiguration != nil)
    let filled = FilledCell()
    filled.backgroundConfiguration = .clear()
    #expect(filled.backgroundView != nil && filled.backgroundConfiguration == nil)
    #expect(filled.count == 1)
  }
}
