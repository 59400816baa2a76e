import UIKit

/// Colours with enough contrast for text, which the system hues have not.
extension UIColor {
  /// Orange for titles and symbols on the background of a page or bar.
  static let readableOrange = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor.systemOrange : UIColor.deepOrange
  }

  /// Orange under white text.
  static let deepOrange = UIColor(red: 0.7, green: 0.31, blue: 0, alpha: 1)
}

/// A row: a round picture with initials, the name, and the number below it.
final class ContactCell: UITableViewCell {
  static let reuseIdentifier = "ContactCell"

  private let badge = UILabel()
  private let nameLabel = UILabel()
  private let phoneLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)

    badge.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.backgroundColor = .systemIndigo
    badge.layer.cornerRadius = 20
    badge.layer.masksToBounds = true
    nameLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    phoneLabel.font = .preferredFont(forTextStyle: .subheadline)
    phoneLabel.textColor = .secondaryLabel

    let texts = UIStackView(arrangedSubviews: [nameLabel, phoneLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [badge, texts])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 40),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
    accessoryType = .disclosureIndicator
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with contact: Contact) {
    badge.text = contact.initials
    badge.backgroundColor = contact.isFavorite ? .deepOrange : .systemIndigo
    nameLabel.text = contact.fullName
    phoneLabel.text = contact.phone
    accessibilityLabel = "\(contact.fullName), \(contact.phone)"
  }
}
