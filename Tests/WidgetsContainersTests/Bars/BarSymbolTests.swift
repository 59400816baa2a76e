import ResponderTestKit
import Testing

@testable import WidgetsContainers
@testable import WindowResponder

/// Tests of the size of symbols in bars.
@MainActor @Suite(.serialized) struct BarSymbolTests {
  private let stage = Stage(size: Size(width: 390, height: 700))

  @Test("A symbol in a bar grows with the text, as far as the bar has room")
  func largerText() {
    let item = BarButtonItem()
    item.image = Image(systemName: "plus")
    let button = BarButton(item)
    let usual = button.intrinsicContentSize
    #expect(BarSizes.symbol == BarSizes.image)
    stage.application.apply(SystemAppearance(textScale: 1.25))
    #expect(BarSizes.symbol > BarSizes.image)
    stage.application.apply(SystemAppearance(textScale: 3))
    #expect(BarSizes.symbol + 12 <= BarSizes.row)
    #expect(button.intrinsicContentSize.width > usual.width)
  }
}
