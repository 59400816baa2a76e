import ResponderWords
import WindowResponder

/// The texts, images and colors among shared items that the library's own activities accept.
struct ActivityContent {
  /// The texts and addresses, in their order.
  var texts: [String] = []
  var images: [Image] = []
  var colors: [Color] = []

  init(_ items: [Any]) {
    for item in items {
      switch item {
      case let text as String: texts.append(text)
      case let text as StyledText: texts.append(text.string)
      case let image as Image: images.append(image)
      case let color as Color: colors.append(color)
      // Foundation's `URL` has its text as its description.
      case let item as any CustomStringConvertible: texts.append(item.description)
      default: break
      }
    }
  }

  /// The texts that are addresses of web pages, files or mail.
  var addresses: [String] {
    texts.filter { text in
      ["https://", "http://", "file://", "mailto:"].contains { text.hasPrefix($0) }
        && !text.contains(where: \.isWhitespace)
    }
  }
}

/// An activity that puts texts, an image or a color on the pasteboard.
final class CopyActivity: Activity {
  private var content = ActivityContent([])

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { ownWord("Copy") }
  override var activityImage: Image? { Image(systemName: "doc.on.clipboard") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    let content = ActivityContent(activityItems)
    return !content.texts.isEmpty || !content.images.isEmpty || !content.colors.isEmpty
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    content = ActivityContent(activityItems)
  }
  override func perform() {
    let board = Pasteboard.general
    if !content.texts.isEmpty {
      board.string = content.texts.joined(separator: "\n")
    } else if let image = content.images.first {
      board.image = image
    } else if let color = content.colors.first {
      board.color = color
    }
    activityDidFinish(true)
  }
}

/// An activity that opens an address with the desktop's default application.
final class OpenActivity: Activity {
  private var address: String?

  override var activityType: ActivityType? { .openInDefaultProgram }
  override var activityTitle: String? { ownWord("Open") }
  override var activityImage: Image? { Image(systemName: "link") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    !ActivityContent(activityItems).addresses.isEmpty
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    address = ActivityContent(activityItems).addresses.first
  }
  override func perform() {
    guard let address else { return activityDidFinish(false) }
    Application.shared.open(address: address) { [self] in activityDidFinish($0) }
  }
}

/// An activity that opens a new message of the mail application.
final class MailActivity: Activity {
  var subject = ""
  private var body = ""

  override class var activityCategory: Category { .share }
  override var activityType: ActivityType? { .mail }
  override var activityTitle: String? { ownWord("Mail") }
  override var activityImage: Image? { Image(systemName: "square.and.arrow.up") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    !ActivityContent(activityItems).texts.isEmpty
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    body = ActivityContent(activityItems).texts.joined(separator: "\n")
  }
  override func perform() {
    Application.shared.open(address: Self.address(subject: subject, body: body)) { [self] in
      activityDidFinish($0)
    }
  }

  /// Returns the `mailto` address of a message. Follows RFC 6068.
  static func address(subject: String, body: String) -> String {
    let parts = [("subject", subject), ("body", body)].filter { !$0.1.isEmpty }
    return "mailto:?" + parts.map { "\($0)=\(escaped($1))" }.joined(separator: "&")
  }

  private static func escaped(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    var result = ""
    for byte in text.map({ $0 == "\n" ? "\r\n" : String($0) }).joined().utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 128 && (Character(scalar).isLetter || Character(scalar).isNumber)
        || "-._~".utf8.contains(byte)
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        result.append("%")
        result.unicodeScalars.append(digits[Int(byte >> 4)])
        result.unicodeScalars.append(digits[Int(byte & 15)])
      }
    }
    return result
  }
}
