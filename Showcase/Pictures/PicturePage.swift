import UIKitTesting

/// A page that shows pictures of screens side by side.
struct PicturePage {
  let sheets: [Sheet]

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Pictures of screens</title>
    <style>
    :root { color-scheme: light dark; font: 15px system-ui, sans-serif; }
    body { margin: 24px; background: light-dark(#f2f2f7, #1c1c1e); }
    section { overflow-x: auto; margin-block-end: 48px; }
    table { border-spacing: 16px 12px; }
    th { font-weight: 500; text-align: start; vertical-align: top; white-space: nowrap; }
    thead th { position: sticky; inset-block-start: 0; }
    img { display: block; border-radius: 12px; box-shadow: 0 1px 6px #0003; }
    </style>
    <h1>Pictures of screens</h1>
    \(sheets.map(section).joined(separator: "\n"))
    </html>
    """
  }

  private func section(of sheet: Sheet) -> String {
    """
    <section>
    <h2>\(sheet.app)</h2>
    <table>
    <thead><tr><td></td>\(sheet.screens.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>
    <tbody>
    \(sheet.rows.map { row in line(of: row, of: sheet) }.joined(separator: "\n"))
    </tbody>
    </table>
    </section>
    """
  }

  private func line(of row: Sheet.Row, of sheet: Sheet) -> String {
    let (width, height) = (Int(row.variant.screen.width / 2), Int(row.variant.screen.height / 2))
    let cells = zip(row.files, sheet.screens).map { file, screen in
      """
      <td><a href="\(file)"><img src="\(file)" alt="\(screen), \(row.variant.name)" width="\(width)" \
      height="\(height)" loading="lazy"></a></td>
      """
    }
    return "<tr><th scope=\"row\">\(row.variant.name)</th>\(cells.joined())</tr>"
  }
}
