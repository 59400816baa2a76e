import Widgets
import WindowResponder

// Subclasses that connect a property to another one, as code for UIKit does.

private let spaced = TextAttributes(kern: 2)

final class StyledPlaceholderField: TextField {
  private(set) var count = 0
  override var placeholder: String? {
    didSet {
      count += 1
      attributedPlaceholder = placeholder.map { StyledText($0, attributes: spaced) }
    }
  }
}

final class PlainPlaceholderField: TextField {
  private(set) var count = 0
  override var attributedPlaceholder: StyledText? {
    didSet {
      count += 1
      placeholder = attributedPlaceholder?.string
    }
  }
}

final class AttributedField: TextField {
  private(set) var count = 0
  override var textColor: Color? { didSet { follow() } }
  override var font: Font? { didSet { follow() } }
  override var textAlignment: TextAlignment { didSet { follow() } }

  private func follow() {
    count += 1
    defaultTextAttributes = TextAttributes(
      font: font, foregroundColor: textColor,
      paragraphStyle: ParagraphStyle(alignment: textAlignment))
  }
}

final class StyledLabel: Label {
  private(set) var count = 0
  override var text: String? {
    didSet {
      count += 1
      attributedText = text.map { StyledText($0, attributes: spaced) }
    }
  }
}

final class PlainTextLabel: Label {
  private(set) var count = 0
  override var attributedText: StyledText? {
    didSet {
      count += 1
      text = attributedText?.string
    }
  }
}

final class GrowingSlider: Slider {
  private(set) var count = 0
  override var value: Double {
    didSet {
      count += 1
      minimumValue = value - 10
      maximumValue = value + 10
    }
  }
}

final class GrowingStepper: Stepper {
  private(set) var count = 0
  override var value: Double {
    didSet {
      count += 1
      minimumValue = value - 10
      maximumValue = value + 10
    }
  }
}

final class GrowingLevel: LevelIndicator {
  private(set) var count = 0
  override var value: Double {
    didSet {
      count += 1
      minimumValue = value - 10
      maximumValue = value + 10
    }
  }
}

final class GrowingRating: Rating {
  private(set) var count = 0
  override var value: Double {
    didSet {
      count += 1
      maximumValue = Int(value) + 1
    }
  }
}

final class GrowingPages: PageControl {
  private(set) var count = 0
  override var currentPage: Int {
    didSet {
      count += 1
      numberOfPages = max(numberOfPages, currentPage + 1)
    }
  }
}

final class MomentarySegments: SegmentedControl {
  private(set) var count = 0
  override var selectedSegmentIndex: Int {
    didSet {
      count += 1
      isMomentary = selectedSegmentIndex == SegmentedControl.noSegment
    }
  }
}

final class IndexedBox: ComboBox {
  private(set) var count = 0
  override var text: String? {
    didSet {
      count += 1
      selectedIndex = items.firstIndex(of: text ?? "")
    }
  }
}

final class CountedBadge: Badge {
  private(set) var texts = 0
  override var text: String? {
    didSet {
      texts += 1
      count = text.flatMap { Int($0) } ?? 0
    }
  }
}

final class LimitedBadge: Badge {
  private(set) var counts = 0
  override var count: Int {
    didSet {
      counts += 1
      maximumCount = max(maximumCount, count)
    }
  }
}

final class OnRadio: RadioButton {
  override var isSelected: Bool { didSet { isOn = isSelected } }
}

final class SelectedRadio: RadioButton {
  override var isOn: Bool { didSet { isSelected = isOn } }
}

final class TiedItem: NavigationItem {
  private(set) var log: [String] = []
  override var leftBarButtonItems: [BarButtonItem]? {
    didSet {
      log.append("lefts")
      leftBarButtonItem = leftBarButtonItems?.first
    }
  }
  override var rightBarButtonItems: [BarButtonItem]? {
    didSet {
      log.append("rights")
      rightBarButtonItem = rightBarButtonItems?.first
    }
  }
  override var leftBarButtonItem: BarButtonItem? {
    didSet {
      log.append("left")
      setLeftBarButton(leftBarButtonItem, animated: false)
    }
  }
  override var rightBarButtonItem: BarButtonItem? {
    didSet {
      log.append("right")
      setRightBarButton(rightBarButtonItem, animated: false)
    }
  }
  override var hidesBackButton: Bool {
    didSet {
      log.append("hides")
      setHidesBackButton(hidesBackButton, animated: false)
    }
  }
}

final class ActingItem: BarButtonItem {
  private(set) var count = 0
  override var title: String? {
    didSet {
      count += 1
      primaryAction = Action(title: title ?? "") { _ in }
    }
  }
}

final class TiedPopover: PopoverPresentationController {
  override weak var sourceView: View? { didSet { sourceItem = sourceView } }
  override var barButtonItem: BarButtonItem? { didSet { sourceItem = barButtonItem } }
}

final class InsetScroller: ScrollView {
  private(set) var count = 0
  override var verticalScrollIndicatorInsets: EdgeInsets {
    didSet {
      count += 1
      scrollIndicatorInsets = verticalScrollIndicatorInsets
    }
  }
}

final class TiedCell: TableViewCell {
  override var backgroundColor: Color? { didSet { backgroundConfiguration = .clear() } }
  override var backgroundView: View? { didSet { backgroundConfiguration = .clear() } }
}

final class TiedCollectionCell: CollectionViewCell {
  override var backgroundColor: Color? { didSet { backgroundConfiguration = .clear() } }
  override var backgroundView: View? { didSet { backgroundConfiguration = .clear() } }
}

final class TiedHeader: TableViewHeaderFooterView {
  override var backgroundView: View? { didSet { backgroundConfiguration = .clear() } }
}

final class FilledCell: TableViewCell {
  private(set) var count = 0
  override var backgroundConfiguration: BackgroundConfiguration? {
    didSet {
      count += 1
      backgroundView = View()
    }
  }
}
