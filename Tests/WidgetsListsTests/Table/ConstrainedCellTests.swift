import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@MainActor @Suite(.serialized) struct ConstrainedCellTests {
  /// A label between constraints.
  private final class LabelCell: CollectionViewCell {
    let label = Label()

    override init(frame: Rect = .zero) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
        contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 20),
        contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
      ])
    }
  }

  private func scene(_ size: CollectionLayoutSize, _ text: @escaping (Int) -> String) -> Scene {
    let item = CollectionLayoutItem(layoutSize: size)
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .of(.fractionalWidth(1), size.heightDimension), subitems: [item])
    let items = Items { collection, path in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "label", for: path)
      (cell as? LabelCell)?.label.text = text(path.item)
      return cell
    }
    let scene = Scene(
      CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group)), items)
    scene.collection.register(LabelCell.self, forCellWithReuseIdentifier: "label")
    items.counts = [3]
    scene.collection.reloadData()
    scene.collection.layoutIfNeeded()
    return scene
  }

  @Test("Constraints in the content view say how high a cell is")
  func heights() {
    let long = String(repeating: "many words ", count: 20)
    let scene = scene(.of(.fractionalWidth(1), .estimated(30))) { $0 == 1 ? long : "few" }
    let cell = scene.collection.cellForItem(at: [0, 1]) as? LabelCell
    let needed = cell?.label.sizeThatFits(Size(width: 260, height: 0)).height ?? 0
    #expect(needed > 60)
    #expect(abs((scene.frame(1)?.height ?? 0) - needed - 20) <= 1)
    #expect(scene.frame(2)?.minY == scene.frame(1)?.maxY)
    #expect(cell?.label.frame.minX == 20)
  }

  @Test("They say how wide a cell is too, where its width is estimated")
  func widths() {
    let scene = scene(.of(.estimated(50), .absolute(44))) { ["one", "two words", "x"][$0] }
    let cell = scene.collection.cellForItem(at: [0, 1]) as? LabelCell
    let needed = cell?.label.sizeThatFits(Size(width: 0, height: 0)).width ?? 0
    #expect(abs((scene.frame(1)?.width ?? 0) - needed - 40) <= 1)
    #expect(scene.frame(1)?.minX == scene.frame(0)?.maxX)
  }
}
