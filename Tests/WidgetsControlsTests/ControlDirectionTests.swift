import ResponderTestKit
import Testing
import Widgets

/// Tests of controls in a right-to-left layout.
@MainActor @Suite(.serialized) struct ControlDirectionTests {
  let stage = Stage(size: Size(width: 400, height: 300))

  private func mirrored<Kind: View>(_ view: Kind) -> Kind {
    view.semanticContentAttribute = .forceRightToLeft
    stage.window.addSubview(view)
    stage.render()
    return view
  }

  @Test("A button's leading image stands right of its title, and insets change sides")
  func buttons() {
    var configuration = Button.Configuration.plain()
    configuration.title = "Title"
    configuration.image = Image(systemName: "star.fill")
    configuration.contentInsets = DirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 4)
    let button = Button(configuration: configuration)
    button.frame = Rect(x: 0, y: 0, width: 200, height: 60)
    _ = mirrored(button)
    let content = button.contentRect(forBounds: button.bounds)
    #expect(content.minX == 4 && content.maxX == 160)
    #expect(
      button.imageRect(forContentRect: content).minX
        > button.titleRect(forContentRect: content).maxX)
    button.contentHorizontalAlignment = .leading
    #expect(button.effectiveContentHorizontalAlignment == .right)
    #expect(button.imageRect(forContentRect: content).maxX == 160)
  }

  @Test("A page control's first page is at the right, and a tap left of the middle goes on")
  func pages() {
    let pages = PageControl(frame: Rect(x: 0, y: 0, width: 300, height: 44))
    pages.numberOfPages = 5
    _ = mirrored(pages)
    stage.tap(at: Point(x: 60, y: 22))
    #expect(pages.currentPage == 1)
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardLeftArrow)
    #expect(pages.currentPage == 2)
  }

  @Test("A picker's first wheel is at the right")
  func pickers() {
    @MainActor final class Two: PickerViewDataSource {
      func numberOfComponents(in pickerView: PickerView) -> Int { 2 }
      func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
        5
      }
    }
    let source = Two()
    let picker = PickerView(frame: Rect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = source
    _ = mirrored(picker)
    let first = picker.view(forRow: 0, forComponent: 0)
    let second = picker.view(forRow: 0, forComponent: 1)
    let places = [first, second].compactMap { $0.map { $0.convert($0.bounds, to: picker).minX } }
    #expect(places.count == 2 && places[0] > places[1])
  }
}
