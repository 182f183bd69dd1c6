import { expect } from 'chai';
import { readWorkspaceFile } from '../../../src/backend/workspace/index.js';
import { faultsOf } from '../../support/workspace-faults.js';
import { yamlOf } from './camp-form.js';

const sections = 'sections: [{ fields: [name] }]';
const imageIn = (keys: string) => readWorkspaceFile(yamlOf(`${keys}, ${sections}`)).events[0]!.layout?.image;

describe('the image of a form', () => {
  it('is stored with alternative text and size', () => {
    expect(imageIn('image_url: https://club.test/camp.jpg')).to.deep.equal({ url: 'https://club.test/camp.jpg' });
    expect(
      imageIn('image_url: /images/camp.jpg, image_alt: { de: Zelte, en: Tents }, image_width: 1200, image_height: 675'),
    ).to.deep.equal({ url: '/images/camp.jpg', alt: { de: 'Zelte', en: 'Tents' }, width: 1200, height: 675 });
  });

  for (const address of [
    'http://club.test/a.jpg',
    '//evil.test/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,',
    'camp.jpg',
  ])
    it(`is a fault at ${address}`, () => {
      expect(faultsOf(yamlOf(`image_url: '${address}', ${sections}`)).join('\n')).to.match(
        /image_url: write it like https:\/\/www\.example\.org\/camp\.jpg, or \/images\/camp\.jpg/,
      );
    });

  it('is a fault without an address, and with half a size', () => {
    expect(faultsOf(yamlOf(`image_alt: Tents, ${sections}`)).join('\n')).to.match(/image_alt: there is no image/);
    expect(faultsOf(yamlOf(`image_url: /a.jpg, image_width: 5, ${sections}`)).join('\n')).to.match(
      /write both image_width and image_height/,
    );
  });
});
